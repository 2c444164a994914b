/** Invented names. Domains end in .EXAMPLE, which nobody can own. */

const FOREST_NAMES = [
  'VELDMERE',
  'ORRINWICK',
  'TALLOWFEN',
  'QUILLBARROW',
  'HARROWMOSS',
  'BRINDLECOVE',
  'SABLETARN',
  'WYCHGROVE'
] as const
const CHILD_NAMES = ['NORTH', 'WORKS', 'LABS', 'FIELD', 'DEPOT', 'HARBOUR', 'SCHOOL'] as const

const GIVEN_NAMES =
  'ADA BRAM CILLA DORAN EDDA FINN GRETA HOLT INA JORY KESTREL LINNEA MILO NESSA ODIN PERRIN QUINN ROWAN SELMA TOBIN UNA VIGO WILLA XENA YORICK ZELDA ARLO BRYN CORIN DELIA ELIAN FLORA GARETH HESTER IVO JUNA KEIR LORCAN MAREN NILS OTTILIE PIPPA RAFE SIGRID THEA ULRIC VESPER WREN YARA ZANE ALMA BASTIAN CLEO DARIO ESME FELIX GWEN HUGO IRIS JASPER KAIA LEIF'.split(
    ' '
  )
const SURNAME_STARTS =
  'ASH BLACK COBBLE DRIFT ELDER FALLOW GORSE HAZEL IRON JUNIPER KETTLE LARK MARSH NETTLE OAK PEBBLE QUARRY REED SORREL THORN UMBER VINE WILLOW YARROW'.split(
    ' '
  )
const SURNAME_ENDS =
  'BECK BRIDGE BY COMBE DALE FIELD FORD GATE HOLM HURST LEIGH LOCK MERE MOOR RIDGE STEAD STONE THWAITE WELL WORTH'.split(
    ' '
  )
const TOWN_STARTS =
  'AMBER BRISK CLOVER DUSK EMBER FROST GULL HERON INGLE JADE KELP LOAM MIST NORN OTTER PLOVER RUSSET STARK TEAL VETCH'.split(
    ' '
  )
const TOWN_ENDS = 'BURY CLIFF DEN FORT HAVEN KIRK LAND MINSTER PORT STOW TON VALE'.split(' ')

/** Each with its share of the staff. */
export const DEPARTMENTS = [
  ['OPERATIONS', 0.3],
  ['SALES', 0.2],
  ['ENGINEERING', 0.16],
  ['SUPPORT', 0.12],
  ['FINANCE', 0.08],
  ['IT', 0.06],
  ['HR', 0.05],
  ['LEGAL', 0.03]
] as const satisfies readonly (readonly [string, number])[]

export const JOB_TITLES = ['Analyst', 'Coordinator', 'Specialist', 'Engineer', 'Manager'] as const

export const RESOURCES =
  'ALMANAC BEACON CANVAS DOSSIER ENGINE FORUM GATEWAY HUB INDEX JOURNAL KIOSK LEDGER MOSAIC NOTEBOOK ORDERS PAYROLL QUOTAS ROSTER SURVEY TICKETS UPLOADS VAULT WAREHOUSE YARD'.split(
    ' '
  )

export const MAX_DOMAINS = CHILD_NAMES.length + 1
export const EXTERNAL_FOREST = 'PARTNERLOOM.EXAMPLE'

/** The first name is the forest root; the others are its children. */
export function domainNames(seed: number, count: number): string[] {
  const root = `${FOREST_NAMES[seed % FOREST_NAMES.length]}.EXAMPLE`
  return [root, ...CHILD_NAMES.slice(0, count - 1).map((child) => `${child}.${root}`)]
}

/** A different name for every index: the strides have no common divisor with the lists' lengths. */
export function personName(index: number): { given: string; surname: string; suffix: string } {
  const people = GIVEN_NAMES.length * SURNAME_STARTS.length * SURNAME_ENDS.length
  const at = ((index % people) * 7919) % people
  const surname = Math.floor(at / GIVEN_NAMES.length)
  const round = Math.floor(index / people)
  return {
    given: GIVEN_NAMES[at % GIVEN_NAMES.length] ?? '',
    surname: `${SURNAME_STARTS[surname % SURNAME_STARTS.length]}${SURNAME_ENDS[Math.floor(surname / SURNAME_STARTS.length)]}`,
    suffix: round === 0 ? '' : String(round + 1)
  }
}

export function townName(index: number): string {
  const towns = TOWN_STARTS.length * TOWN_ENDS.length
  const at = ((index % towns) * 37) % towns
  const round = Math.floor(index / towns)
  const name = `${TOWN_STARTS[at % TOWN_STARTS.length]}${TOWN_ENDS[Math.floor(at / TOWN_STARTS.length)]}`
  return round === 0 ? name : `${name}${round + 1}`
}
