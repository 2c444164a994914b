/** The groups on a computer and who may log on to it. */
import { holderSid } from './aces.ts'
import { principal, type TypedPrincipal } from './collector-object.ts'
import { wellKnownSid } from './named-accounts.ts'
import type { Domain } from './plan.ts'
import type { Planted } from './planted.ts'

type Host = {
  id: string
  host: string
  role: 'controller' | 'server' | 'workstation'
  administrators: TypedPrincipal[]
  visitors: TypedPrincipal[]
}

export function localGroups(domain: Domain, planted: Planted, computer: Host) {
  const { id, host, role } = computer
  const group = (rid: number, name: string, members: TypedPrincipal[]) => {
    const fullName = `${name}@${host}.${domain.name}`
    return {
      ObjectIdentifier: `${id}-${rid}`,
      Name: fullName,
      Results: [...members, ...planted.of(fullName, 'localMembers')],
      LocalNames: members
        .filter((member) => member.ObjectType === 'LocalUser')
        .map((member) => ({
          ObjectIdentifier: member.ObjectIdentifier,
          PrincipalName: `ADMINISTRATOR@${host}.${domain.name}`
        })),
      Collected: true,
      FailureReason: null
    }
  }
  const domainAdmins = principal(`${domain.sid}-512`, 'Group')
  // On a domain controller these are the groups of the domain, which the collector does not name again.
  if (role === 'controller') {
    const administrators = [
      domainAdmins,
      principal(holderSid(domain, 'enterpriseAdmins'), 'Group'),
      principal(`${domain.sid}-500`, 'User')
    ]
    return [
      {
        ...group(544, 'IGNOREME', administrators),
        ObjectIdentifier: wellKnownSid(domain, 'S-1-5-32-544'),
        Name: 'IGNOREME'
      },
      {
        ...group(555, 'IGNOREME', []),
        ObjectIdentifier: wellKnownSid(domain, 'S-1-5-32-555'),
        Name: 'IGNOREME'
      }
    ]
  }
  const localAdministrator = role === 'server' ? [principal(`${id}-500`, 'LocalUser')] : []
  const isServer = role === 'server'
  const serverAdmins = principal(`${domain.sid}-1203`, 'Group')
  return [
    group(544, 'ADMINISTRATORS', [domainAdmins, ...computer.administrators, ...localAdministrator]),
    group(555, 'REMOTE DESKTOP USERS', computer.visitors),
    group(562, 'DISTRIBUTED COM USERS', isServer ? [serverAdmins] : []),
    group(
      580,
      'REMOTE MANAGEMENT USERS',
      isServer ? [serverAdmins] : computer.administrators.slice(0, 1)
    )
  ]
}

export function userRights(domain: Domain, computer: Host) {
  const results =
    computer.role === 'controller'
      ? [principal(wellKnownSid(domain, 'S-1-5-32-544'), 'Group')]
      : [
          principal(`${computer.id}-544`, 'LocalGroup'),
          principal(`${computer.id}-555`, 'LocalGroup')
        ]
  return [
    {
      Privilege: 'SeRemoteInteractiveLogonRight',
      Results: results,
      LocalNames: [],
      Collected: true,
      FailureReason: null
    }
  ]
}
