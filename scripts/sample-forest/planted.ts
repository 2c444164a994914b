/** The named relations of the attack paths, sorted by the object in whose record each must be written. */
import { ace } from './aces.ts'
import { ATTACK_PATHS, ORDINARY_RELATIONS, STRUCTURAL_KINDS, type Step } from './attack-paths.ts'
import { type Ace, principal, type TypedPrincipal } from './collector-object.ts'
import {
  BUILTIN_GROUPS,
  DOMAIN_GROUPS,
  NAMED_COMPUTERS,
  NAMED_GROUPS,
  NAMED_USERS,
  ofDomain,
  SPECIAL_IDENTITIES,
  wellKnownSid
} from './named-accounts.ts'
import type { Domain, Forest } from './plan.ts'

type Relation =
  | 'members'
  | 'localMembers'
  | 'sessions'
  | 'delegatesTo'
  | 'actors'
  | 'history'
  | 'holders'

export type Planted = {
  /** What a relation of the named object points at, or comes from; mostly nothing. */
  of(name: string, relation: Exclude<Relation, 'holders'>): TypedPrincipal[]
  /** These entries, and those that are planted on the named object. */
  aces(name: string, defaults: Ace[]): Ace[]
}

/** Which relation a kind is, and which end keeps it. Every other kind is a right on its target. */
const KEPT_BY: Readonly<Record<string, readonly [Relation, 'from' | 'to']>> = {
  MemberOf: ['members', 'to'],
  MemberOfLocalGroup: ['localMembers', 'to'],
  HasSession: ['sessions', 'from'],
  AllowedToDelegate: ['delegatesTo', 'from'],
  AllowedToAct: ['actors', 'to'],
  HasSIDHistory: ['history', 'from']
}

const NONE: TypedPrincipal[] = []

export function plantRelations(forest: Forest): Planted {
  const principals = namedPrincipals(forest)
  const kept = new Map<string, TypedPrincipal[]>()
  const rights = new Map<string, Ace[]>()

  for (const step of [...ATTACK_PATHS.flatMap((path) => path.steps), ...ORDINARY_RELATIONS]) {
    const named = inForest(step, forest)
    if (!named || STRUCTURAL_KINDS.has(step[1])) continue
    const [from, kind, to] = named
    const [relation, keeper] = KEPT_BY[kind] ?? ['holders', 'to']
    const other = principals.get(keeper === 'from' ? to : from)
    if (!other) throw new Error(`nobody is called ${keeper === 'from' ? to : from}`)
    if (relation === 'holders') {
      append(rights, to, ace(other.ObjectIdentifier, other.ObjectType, kind))
    } else append(kept, `${relation} ${keeper === 'from' ? from : to}`, other)
  }

  return {
    of: (name, relation) => kept.get(`${relation} ${name}`) ?? NONE,
    aces: (name, defaults) => [
      ...defaults,
      ...(rights.get(name) ?? []).filter(
        (right) =>
          !defaults.some(
            (known) =>
              known.PrincipalSID === right.PrincipalSID && known.RightName === right.RightName
          )
      )
    ]
  }
}

/** The step with the names of this forest; undefined where it needs a domain that the forest lacks. */
export function inForest(step: Step, forest: Forest): Step | undefined {
  const [root, child] = forest.domains
  if (!child && step.some((part) => /\bCHILD$/.test(part))) return undefined
  const named = (text: string) =>
    text.replace(/\bROOT$/, root?.name ?? '').replace(/\bCHILD$/, child?.name ?? '')
  return [named(step[0]), step[1], named(step[2])]
}

function namedPrincipals(forest: Forest): Map<string, TypedPrincipal> {
  const principals = new Map<string, TypedPrincipal>()
  for (const domain of forest.domains) {
    const add = (name: string, id: string, type: string) =>
      principals.set(name, principal(id, type))
    for (const { name, rid } of NAMED_USERS)
      add(`${name}@${domain.name}`, ridSid(domain, rid), 'User')
    for (const { name, rid } of [...NAMED_GROUPS, ...ofDomain(domain, DOMAIN_GROUPS)]) {
      add(`${name}@${domain.name}`, ridSid(domain, rid), 'Group')
    }
    for (const [sid, name] of [...BUILTIN_GROUPS, ...SPECIAL_IDENTITIES]) {
      add(`${name}@${domain.name}`, wellKnownSid(domain, sid), 'Group')
    }
    for (const { name, rid } of ofDomain(domain, NAMED_COMPUTERS)) {
      add(`${name}.${domain.name}`, ridSid(domain, rid), 'Computer')
    }
  }
  for (const rid of [1106, 1107, 1111]) {
    const id = `${forest.external.sid}-${rid}`
    principals.set(`EXTERNAL-${rid}`, principal(id, rid === 1111 ? 'Group' : 'User'))
  }
  return principals
}

function ridSid(domain: Domain, rid: number): string {
  return `${domain.sid}-${rid}`
}

function append<T>(lists: Map<string, T[]>, key: string, value: T) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
