import { ACCOUNT_HEADER } from '#contract/account-header.ts'
import { inCrowd, leaveStrangers } from '#database/crowds.ts'
import type { DeviceSheets } from '#domain/kitchen/limits.ts'
import { clientAddress } from '../auth/client-address.ts'
import type { SessionRequest } from '../auth/find-member.ts'
import { isMeantFor } from '../auth/meant-for.ts'
import { accountOfDevice, secretHash, secretOf } from './device-cookie.ts'

/** A tablet that is paired. */
export type Device = {
  id: string
  houseId: string
  name: string
  sheets: DeviceSheets
  pinHash: string | null
}

/** Like a use of a session, one is stored every five minutes, or when it comes from another network. */
const FIND = {
  name: 'find-kitchen-device',
  text: `select d.id, d.user_id as "houseId", d.name, d.sheets, d.pin_hash as "pinHash",
      coalesce(d.used_at < now() - interval '5 minutes' or d.used_from <> $2, true) as "isNews"
    from auth.kitchen_devices d where d.hash = $1 and d.revoked_at is null
      and not exists (select from auth.departures where user_id = d.user_id)`,
}
const STORE_USE = {
  name: 'store-kitchen-device-use',
  text: 'update auth.kitchen_devices set used_at = now(), used_from = $2 where id = $1',
}

/**
 * The tablet that a request comes from, found by the hash of its secret, with each request: one that is revoked is unknown from the next on.
 * @returns undefined where none is named, or the request is meant for an account; null for one that is paired no more
 */
export async function findDevice(request: SessionRequest): Promise<Device | null | undefined> {
  const secret = secretOf(request)
  if (secret === undefined) return undefined
  const { pool } = request.database
  const from = clientAddress(request.ip)
  // Its sender is a stranger until it is found.
  const { rows } = await inCrowd('accounts', () =>
    pool.query<Device & { isNews: boolean }>({ ...FIND, values: [secretHash(secret), from] }),
  )
  const [row] = rows
  if (!row) return isForKitchen(request) ? null : undefined
  const { isNews, ...device } = row
  if (!isMeantFor(request.headers, accountOfDevice(device.id))) return undefined
  leaveStrangers()
  if (isNews) await pool.query({ ...STORE_USE, values: [device.id, from] })
  return device
}

/** Whether a request names no account, or that of a tablet. */
function isForKitchen({ headers }: SessionRequest): boolean {
  const named = headers[ACCOUNT_HEADER]
  return named === undefined || String(named).startsWith(accountOfDevice(''))
}
