/** Group policies, the objects they are linked to, and the domain itself. */
import { ace, defaultAces } from './aces.ts'
import { type CollectorObject, collectorObject } from './collector-object.ts'
import {
  type Domain,
  type Forest,
  groupSid,
  objectGuid,
  siteAdministrators,
  siteHelpDesk
} from './plan.ts'
import type { Planted } from './planted.ts'
import {
  branchId,
  CONTROLLERS_OU,
  ouBranches,
  SERVERS_OU,
  siteOu,
  TIER_ZERO_OU,
  workstationsOu
} from './tree.ts'

type Policy = {
  name: string
  /** Where it applies; the domain itself is the empty name. */
  target: string
  enforced?: true
}

const NO_CHANGES = {
  LocalAdmins: [],
  RemoteDesktopUsers: [],
  DcomUsers: [],
  PSRemoteUsers: [],
  AffectedComputers: []
}

export function* gpos(domain: Domain, planted: Planted): Iterable<CollectorObject> {
  const defaults = defaultAces(domain, 'gpo')
  const editors = ace(`${domain.sid}-1208`, 'Group', 'GenericWrite')
  for (const policy of policies(domain)) {
    const id = policyId(domain, policy.name)
    const name = `${policy.name}@${domain.name}`
    const isDefault = policy.name.startsWith('DEFAULT ')
    yield collectorObject(domain, {
      id,
      name,
      rdn: `CN={${id}},CN=POLICIES,CN=SYSTEM`,
      isProtected: isDefault,
      containedBy: null,
      aces: planted.aces(name, policy.target.includes(',') ? [...defaults, editors] : defaults),
      properties: {
        gpcpath: `\\\\${domain.name}\\SYSVOL\\${domain.name}\\POLICIES\\{${id}}`,
        gpostatus: policy.name.endsWith('SOFTWARE') ? '1' : '0'
      }
    })
  }
}

export function* policyIds(domain: Domain): Iterable<string> {
  for (const { name } of policies(domain)) yield policyId(domain, name)
}

export function* ous(domain: Domain, planted: Planted): Iterable<CollectorObject> {
  const defaults = defaultAces(domain, 'ou')
  const links = linksByTarget(domain)
  const delegations = new Map(
    domain.sites.flatMap((town, site) => [
      [siteOu(town), ace(groupSid(domain, siteHelpDesk(site)), 'Group', 'GenericWrite')],
      [workstationsOu(town), ace(groupSid(domain, siteAdministrators(site)), 'Group', 'GenericAll')]
    ])
  )
  for (const { name: bareName, rdn, parent } of ouBranches(domain)) {
    const name = `${bareName}@${domain.name}`
    const delegation = delegations.get(rdn)
    yield collectorObject(domain, {
      id: branchId(domain, rdn),
      name,
      rdn,
      isProtected: rdn === CONTROLLERS_OU,
      containedBy: parent,
      aces: planted.aces(name, delegation ? [...defaults, delegation] : defaults),
      properties: { blocksinheritance: rdn === TIER_ZERO_OU },
      fields: { GPOChanges: NO_CHANGES, Links: links.get(rdn) ?? [], ChildObjects: [] }
    })
  }
}

export function* domainObject(
  forest: Forest,
  domain: Domain,
  planted: Planted
): Iterable<CollectorObject> {
  const trusts = forest.domains
    .filter((other) => other !== domain && (domain.index === 0 || other.index === 0))
    .map((other) => ({
      TargetDomainSid: other.sid,
      TargetDomainName: other.name,
      IsTransitive: true,
      SidFilteringEnabled: false,
      TrustDirection: 'Bidirectional',
      TrustType: 'ParentChild',
      TrustAttributes: 32,
      TGTDelegationEnabled: true
    }))
  const partner = {
    TargetDomainSid: forest.external.sid,
    TargetDomainName: forest.external.name,
    IsTransitive: true,
    SidFilteringEnabled: true,
    TrustDirection: 'Bidirectional',
    TrustType: 'Forest',
    TrustAttributes: 8,
    TGTDelegationEnabled: false
  }
  yield collectorObject(domain, {
    id: domain.sid,
    name: domain.name,
    rdn: '',
    aces: planted.aces(domain.name, defaultAces(domain, 'domain')),
    containedBy: null,
    properties: {
      functionallevel: '2016',
      netbios: domain.netbios,
      collected: true,
      machineaccountquota: 10,
      minpwdlength: 10,
      lockoutthreshold: 10
    },
    fields: {
      GPOChanges: NO_CHANGES,
      ChildObjects: [],
      Trusts: domain.index === 0 ? [...trusts, partner] : trusts,
      Links: linksByTarget(domain).get('') ?? [],
      ForestRootIdentifier: domain.root.sid
    }
  })
}

function* policies(domain: Domain): Iterable<Policy> {
  yield { name: 'DEFAULT DOMAIN POLICY', target: '' }
  yield { name: 'DEFAULT DOMAIN CONTROLLERS POLICY', target: CONTROLLERS_OU }
  yield { name: 'SECURITY BASELINE', target: '', enforced: true }
  yield { name: 'CONTROLLER MAINTENANCE', target: CONTROLLERS_OU, enforced: true }
  yield { name: 'TIER ZERO HARDENING', target: TIER_ZERO_OU }
  yield { name: 'SERVER BASELINE', target: SERVERS_OU }
  for (const town of domain.sites) {
    yield { name: `${town} SETTINGS`, target: siteOu(town) }
    yield { name: `${town} SOFTWARE`, target: workstationsOu(town) }
  }
}

function policyId(domain: Domain, name: string): string {
  return objectGuid(domain, 'policy', name)
}

function linksByTarget(domain: Domain) {
  const links = new Map<string, { IsEnforced: boolean; GUID: string }[]>()
  for (const { name, target, enforced } of policies(domain)) {
    const link = { IsEnforced: enforced ?? false, GUID: policyId(domain, name) }
    links.set(target, [...(links.get(target) ?? []), link])
  }
  return links
}
