/** What the project depends on, as the lock file has it. */
import { readFile } from 'node:fs/promises'
import t from 'tap'

type Locked = {
  version?: string
  license?: string
  dev?: boolean
  deprecated?: string
  resolved?: string
  engines?: { node?: string } | string[]
}

const lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
const packages = Object.entries(lock.packages as Record<string, Locked>).filter(([path]) => path)

const PERMISSIVE = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Python-2.0', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'Unlicense', 'PostgreSQL', 'Zlib']
])

/** Their lock entries name no licence, or not by its identifier; what the packages themselves contain. */
const NAMED: Record<string, string> = {
  // The text of the MIT licence, in its file LICENSE.
  'node_modules/jsonc-simple-parser': 'MIT',
  // "MIT License".
  'node_modules/xml-escape': 'MIT'
}

function isPermissive(expression: string): boolean {
  const text = expression.replace(/^\((.*)\)$/, '$1')
  const choices = text.split(' OR ')
  if (choices.length > 1) return choices.some(isPermissive)
  return text.split(' AND ').every((one) => PERMISSIVE.has(one))
}

/** Whether a range such as `18 || 20 || >=22` takes the version. */
function accepts(range: string, version: readonly number[]): boolean {
  return range.split('||').some((choice) =>
    [...choice.matchAll(/(>=|<=|>|<|\^|~)?\s*v?(\d+|\*)(?:\.(\d+|[*x]))?(?:\.(\d+|[*x]))?/g)].every(
      ([, operator = '', ...given]) => {
        const parts = given.filter((part) => /^\d+$/.test(part ?? '')).map(Number)
        const order = parts.map((part, n) => Math.sign((version[n] ?? 0) - part))
        const sign = order.find((one) => one !== 0) ?? 0
        if (operator === '>=') return sign >= 0
        if (operator === '>') return sign > 0
        if (operator === '<') return sign < 0
        if (operator === '<=') return sign <= 0
        if (operator === '^') return sign >= 0 && version[0] === parts[0]
        if (operator === '~') return sign >= 0 && order[0] === 0 && (order[1] ?? 0) === 0
        return sign === 0
      }
    )
  )
}

t.test('ranges are read as they are meant', async (t) => {
  const node20 = [20, 19, 0]
  for (const range of [
    ...['>=20.19.0', '>= 10.x', '18 || 20 || >=22', '6.* || 8.* || >= 10.*', '*', '^20.0.0'],
    ...['>=16 || 14 >=14.17', '>=18 <23', '~20.19.0', '20.x']
  ]) {
    t.equal(accepts(range, node20), true, range)
  }
  for (const range of ['>=22', '>=20.20.0', '18 || >=22', '^18.0.0', '>=12 <20', '20.18.x']) {
    t.equal(accepts(range, node20), false, range)
  }
})

t.test('every package is under a permissive licence', async (t) => {
  t.ok(packages.length > 100)
  for (const [path, { license }] of packages) {
    t.ok(isPermissive(NAMED[path] ?? license ?? ''), `${path}: ${license}`)
  }
})

t.test('no package is deprecated', async (t) => {
  t.strictSame(
    packages.filter(([, { deprecated }]) => deprecated).map(([path]) => path),
    []
  )
})

t.test('the lock file names no address', async (t) => {
  t.strictSame(
    packages.filter(([, { resolved }]) => resolved).map(([path]) => path),
    []
  )
})

t.test('every package of the running server takes Node 20.19', async (t) => {
  for (const [path, { dev, engines }] of packages) {
    const range = Array.isArray(engines) ? undefined : engines?.node
    if (!dev && range) t.ok(accepts(range, [20, 19, 0]), `${path}: ${range}`)
  }
})

t.test('dependencies are pinned to one version', async (t) => {
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    t.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, name)
  }
})
