import type { KitchenDevice } from '#contract/devices.ts'
import type { Database } from '#database/connect.ts'
import type { DeviceSheets } from '#domain/kitchen/limits.ts'

const COLUMNS = `id, name, sheets, pin_hash is not null as "hasPin", created_at as "createdAt", used_at as "usedAt",
  used_from as "usedFrom"`
const OF_HOUSE = 'from auth.kitchen_devices where user_id = $1 and revoked_at is null'

export async function listDevices({ pool }: Database, houseId: string): Promise<KitchenDevice[]> {
  const { rows } = await pool.query<KitchenDevice>(
    `select ${COLUMNS} ${OF_HOUSE} order by created_at desc, id`,
    [houseId],
  )
  return rows
}

type Change = {
  id: string
  name?: string | undefined
  sheets?: DeviceSheets | undefined
  pinHash?: string | null | undefined
}

/** @returns undefined where the house has no such tablet */
export async function changeDevice(
  { pool }: Database,
  houseId: string,
  { id, name, sheets, pinHash }: Change,
): Promise<KitchenDevice | undefined> {
  const { rows } = await pool.query<KitchenDevice>(
    `update auth.kitchen_devices set name = coalesce($3, name), sheets = coalesce($4, sheets),
       pin_hash = case when $5 then $6 else pin_hash end
     where user_id = $1 and id = $2 and revoked_at is null returning ${COLUMNS}`,
    [houseId, id, name ?? null, sheets ?? null, pinHash !== undefined, pinHash ?? null],
  )
  return rows[0]
}

/** @returns whether there was such a tablet of the house */
export async function revokeDevice({ pool }: Database, houseId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update auth.kitchen_devices set revoked_at = now(), pin_hash = null where user_id = $1 and id = $2 and revoked_at is null',
    [houseId, id],
  )
  return rowCount === 1
}

const REVOKED_DAYS = 30

/** Forgets tablets that were revoked a while ago, and links that have ended. */
export async function clearKitchen({ pool }: Database): Promise<void> {
  await pool.query(
    `delete from auth.kitchen_devices where revoked_at < now() - interval '${REVOKED_DAYS} days'`,
  )
  await pool.query(`delete from auth.sheet_links where ends_at < now() - interval '${REVOKED_DAYS} days'`)
}
