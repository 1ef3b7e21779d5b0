import { createHmac, randomInt } from 'node:crypto'
import type { Database } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import {
  type DeviceSheets,
  MAX_DEVICES,
  PAIRING_CODE_LENGTH,
  PAIRING_MINUTES,
  PAIRING_SIGNS,
} from '#domain/kitchen/limits.ts'
import type { Auth } from '../auth/auth.ts'
import type { Device } from './find-device.ts'

const PREFIX = 'kitchen-code:'

/** What a code will pair: stored with it as JSON. */
type Invited = { houseId: string; name: string; sheets: DeviceSheets }

export function newCode(): string {
  return Array.from(
    { length: PAIRING_CODE_LENGTH },
    () => PAIRING_SIGNS[randomInt(PAIRING_SIGNS.length)],
  ).join('')
}

/** A code as it was typed, without blanks and hyphens. */
export const typedCode = (text: string) => text.toUpperCase().replaceAll(/[\s-]/gu, '')

/** What is stored of a code: without the key of the server it is not found by trying all codes. */
function identifierOf({ options }: Auth, code: string): string {
  return PREFIX + createHmac('sha256', options.secret).update(`kitchen code\n${code}`).digest('base64url')
}

/**
 * Stores a code, which ends the one before it of the same house.
 * @returns when it ends; undefined where the house has as many tablets as it may
 */
export async function storeCode(
  { pool }: Database,
  auth: Auth,
  { code, ...invited }: Invited & { code: string },
): Promise<string | undefined> {
  return inTransaction(pool, 'begin', async ({ query }) => {
    if ((await lockedCount(query, invited.houseId)) >= MAX_DEVICES) return undefined
    await query(
      `delete from auth.verifications where identifier like '${PREFIX}%' and position($1 in value) > 0`,
      [invited.houseId],
    )
    const { rows } = await query<{ expiresAt: string }>(
      `insert into auth.verifications (identifier, value, expires_at)
       values ($1, $2, now() + interval '${PAIRING_MINUTES} minutes') returning expires_at as "expiresAt"`,
      [identifierOf(auth, code), JSON.stringify(invited)],
    )
    return rows[0]?.expiresAt
  })
}

type Paired = { hash: string; formerHash: string | undefined }

/**
 * Makes a tablet of a code, which is used up by it, and revokes what was paired in the same browser before.
 * @returns 'unknown' for a code that is none, was used or has ended; 'full' where the house has as many tablets as it may
 */
export async function pairByCode(
  { pool }: Database,
  auth: Auth,
  { code, hash, formerHash }: Paired & { code: string },
): Promise<Device | 'unknown' | 'full'> {
  return inTransaction(pool, 'begin', async ({ query }) => {
    const { rows } = await query<{ value: string }>(
      `delete from auth.verifications where identifier = $1 and expires_at > now() returning value`,
      [identifierOf(auth, code)],
    )
    if (!rows[0]) return 'unknown'
    const { houseId, name, sheets } = JSON.parse(rows[0].value) as Invited
    await query('update auth.kitchen_devices set revoked_at = now() where hash = $1 and revoked_at is null', [
      formerHash ?? '',
    ])
    const count = await lockedCount(query, houseId)
    if (count >= MAX_DEVICES) return 'full'
    const { rows: made } = await query<Device>(
      `insert into auth.kitchen_devices (user_id, name, sheets, hash)
       select id, $2, $3, $4 from auth.users where id = $1
         and not exists (select from auth.departures where user_id = $1)
       returning id, user_id as "houseId", name, sheets, pin_hash as "pinHash"`,
      [houseId, name, sheets, hash],
    )
    return made[0] ?? 'unknown'
  })
}

type Query = Parameters<Parameters<typeof inTransaction>[2]>[0]['query']

/** Tablets of a house; those that are made at once count each other, as they hold the row of its account. */
async function lockedCount(query: Query, houseId: string): Promise<number> {
  await query('select from auth.users where id = $1 for update', [houseId])
  const { rows } = await query<{ count: number }>(
    'select count(*)::int as count from auth.kitchen_devices where user_id = $1 and revoked_at is null',
    [houseId],
  )
  return rows[0]?.count ?? 0
}
