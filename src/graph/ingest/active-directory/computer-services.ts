/** What a collector learnt from a computer's registry and services, as properties of the computer. */
import { field, flag, integer, nested, texts } from '../fields.ts'
import type { JsonObject } from '../records.ts'
import type { CollectedObject } from './collected-object.ts'

const NO_REGISTRY_VALUE = 'Registry value does not exist'

const MAPPING_METHODS: readonly (readonly [number, string])[] = [
  [1, 'Subject and issuer'],
  [2, 'Issuer'],
  [4, 'User principal name (UPN)'],
  [8, 'S4U2Self'],
  [16, 'S4U2Self explicit']
]

const BINDING_ENFORCEMENT: ReadonlyMap<number, string> = new Map([
  [-1, NO_REGISTRY_VALUE],
  [0, 'Disabled'],
  [1, 'Compatibility mode'],
  [2, 'Full enforcement mode']
])

/** Registry values of domain controllers that decide how certificates are mapped to accounts. */
export function readControllerRegistry({ item, properties }: CollectedObject): void {
  const registry = nested(item, 'DCRegistryData')
  if (registry === undefined) return
  const mapping = collectedValue(registry, 'CertificateMappingMethods')
  if (mapping !== undefined) {
    properties.certificatemappingmethodsraw = mapping
    properties.certificatemappingmethods =
      mapping === -1
        ? [NO_REGISTRY_VALUE]
        : MAPPING_METHODS.filter(([bit]) => (mapping & bit) !== 0).map(([, label]) => label)
  }
  const binding = collectedValue(registry, 'StrongCertificateBindingEnforcement')
  if (binding !== undefined) {
    properties.strongcertificatebindingenforcementraw = binding
    const label = BINDING_ENFORCEMENT.get(binding)
    if (label !== undefined) properties.strongcertificatebindingenforcement = label
  }
}

function collectedValue(registry: JsonObject, name: string): number | undefined {
  const result = nested(registry, name)
  if (result === undefined || flag(result, 'Collected') !== true) return undefined
  return integer(result, 'Value')
}

const NTLM_NUMBERS: readonly string[] = [
  'RestrictReceivingNTLMTraffic',
  'RequireSecuritySignature',
  'EnableSecuritySignature',
  'NtlmMinClientSec',
  'NtlmMinServerSec',
  'LmCompatibilityLevel',
  'UseMachineId'
]

/** RestrictSendingNTLMTraffic: 0 allows, 1 audits, 2 denies. */
const DENY_OUTBOUND = 2

export function readNtlmFacts({ item, properties }: CollectedObject): void {
  const signing = collectedResult(item, 'SmbInfo')
  const signingEnabled = signing && flag(signing, 'SigningEnabled')
  if (signingEnabled !== undefined) properties.smbsigning = signingEnabled

  const webClient = nested(item, 'IsWebClientRunning')
  if (webClient !== undefined && flag(webClient, 'Collected') === true) {
    const running = flag(webClient, 'Result')
    if (running !== undefined) properties.webclientrunning = running
  }

  const registry = collectedResult(item, 'NTLMRegistryData')
  if (registry === undefined) return
  const outbound = integer(registry, 'RestrictSendingNtlmTraffic')
  if (outbound !== undefined) properties.restrictoutboundntlm = outbound === DENY_OUTBOUND
  for (const name of NTLM_NUMBERS) {
    const value = integer(registry, name)
    if (value !== undefined) properties[name.toLowerCase()] = value
  }
  const allowed = field(registry, 'ClientAllowedNTLMServers')
  if (Array.isArray(allowed)) {
    properties.clientallowedntlmservers = texts(registry, 'ClientAllowedNTLMServers')
  }
}

function collectedResult(item: JsonObject, name: string): JsonObject | undefined {
  const result = nested(item, name)
  if (result === undefined || flag(result, 'Collected') !== true) return undefined
  return nested(result, 'Result')
}

/** Collectors report what a controller offers; the graph says that it is available. */
const RENAMED: readonly (readonly [string, string])[] = [
  ['ldapenabled', 'ldapavailable'],
  ['ldapsenabled', 'ldapsavailable']
]

export function renameLdapFacts({ properties }: CollectedObject): void {
  for (const [from, to] of RENAMED) {
    const value = properties[from]
    if (value === undefined) continue
    properties[to] = value
    delete properties[from]
  }
}
