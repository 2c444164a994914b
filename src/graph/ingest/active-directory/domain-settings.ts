/** Settings that collectors write in several types, brought to one. */
import { asFlag, asInteger } from '../fields.ts'
import type { CollectedObject } from './collected-object.ts'

const NUMBERS: readonly string[] = [
  'machineaccountquota',
  'minpwdlength',
  'pwdproperties',
  'pwdhistorylength',
  'lockoutthreshold'
]

/** Password and lockout policy; a value that is no number is dropped rather than compared as text. */
export function readPolicy({ properties }: CollectedObject): void {
  for (const name of NUMBERS) {
    if (properties[name] === undefined) continue
    const value = asInteger(properties[name])
    if (value === undefined) delete properties[name]
    else properties[name] = value
  }
  const expire = properties.expirepasswordsonsmartcardonlyaccounts
  if (expire === undefined) return
  const number = asInteger(expire)
  const value = asFlag(expire) ?? (number === undefined ? undefined : number !== 0)
  if (value === undefined) delete properties.expirepasswordsonsmartcardonlyaccounts
  else properties.expirepasswordsonsmartcardonlyaccounts = value
}

const GPO_STATUS: readonly string[] = [
  'Enabled',
  'User Configuration Disabled',
  'Computer Configuration Disabled',
  'Disabled'
]

export function readGpoStatus({ properties }: CollectedObject): void {
  const status = asInteger(properties.gpostatus)
  if (status === undefined) return
  properties.gpostatusraw = status
  const label = GPO_STATUS[status]
  if (label !== undefined) properties.gpostatus = label
}
