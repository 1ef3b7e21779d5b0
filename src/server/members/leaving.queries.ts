import { randomUUID } from 'node:crypto'
import type { Acting } from '#contract/account-header.ts'
import type { House } from '#contract/houses.ts'
import { actingFor, type MemberTx } from '#database/as-member.ts'
import { asServerFor } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { LAST_USED } from '#database/memberships.ts'
import { accountSettings } from '#database/schema/account-settings.ts'
import { actIn, houseIn } from './houses.queries.ts'
import { isLastOwner, lockHouse, roleIn } from './in-house.ts'
import { endOwnersMeans, type MemberRefusal } from './members.queries.ts'
import { unreachableAddress } from './person-apart.ts'

/** Removes a member, whose sessions and tokens in the house end with the membership. */
export function removeMember(
  database: Database,
  { userId, houseId }: Acting,
  id: string,
): Promise<{ id: string } | MemberRefusal> {
  return asServerFor(database, houseId, async (tx) => {
    const { query } = tx.client
    await lockHouse(query, houseId)
    if ((await roleIn(query, { userId, houseId })) !== 'owner') return 'not-owner'
    const of = { userId: id, houseId }
    const role = await roleIn(query, of)
    if (role === undefined) return 'unknown'
    if (role === 'owner' && (await isLastOwner(query, of))) return 'last-owner'
    await endMembership(tx, of)
    return { id }
  })
}

/**
 * Ends the membership of who asks for it. The session that asks goes on in the house that the person used last before; all others that
 * act in the one that is left end.
 */
export function leaveHouse(
  database: Database,
  { userId, houseId, token }: Acting & { token: string },
): Promise<House | MemberRefusal> {
  return asServerFor(database, houseId, async (tx) => {
    const { query } = tx.client
    await lockHouse(query, houseId)
    const of = { userId, houseId }
    const role = await roleIn(query, of)
    if (role === undefined) return 'unknown'
    if (role === 'owner' && (await isLastOwner(query, of))) return 'last-owner'
    const next = await endMembership(tx, of, token)
    return (await houseIn(query, { userId, houseId: next })) ?? 'unknown'
  })
}

/**
 * Ends a membership. Who belongs to no other house then has a new one.
 * @param token of a session that goes on there
 * @returns the house that the person is in then
 */
async function endMembership(tx: MemberTx, { userId, houseId }: Acting, token?: string): Promise<string> {
  const { query } = tx.client
  const { rows } = await query<{ houseId: string }>(
    `select m.house_id as "houseId" from auth.memberships m where m.user_id = $1 and m.house_id <> $2
     order by ${LAST_USED} limit 1`,
    [userId, houseId],
  )
  const next = rows[0]?.houseId ?? (await newHouse(tx, { userId, houseId }))
  if (token !== undefined) await actIn(query, { userId, houseId: next, token })
  await endOwnersMeans(query, { userId, houseId })
  await query('delete from auth.memberships where user_id = $1 and house_id = $2', [userId, houseId])
  return next
}

/**
 * An empty house of a person, in the language of the one that is left. It has the id of the person, unless that is the id of the house which is
 * left and has other members: then it gets another id.
 */
async function newHouse({ client, db }: MemberTx, { userId, houseId }: Acting): Promise<string> {
  const [settings] = await db.select({ language: accountSettings.language }).from(accountSettings)
  const isTaken = await client.query('select from auth.memberships where house_id = $1 limit 1', [userId])
  const id = isTaken.rowCount === 0 ? userId : randomUUID()
  if (id !== userId) {
    const { rows } = await client.query<{ name: string }>('select name from auth.users where id = $1', [
      userId,
    ])
    await client.query('insert into auth.users (id, name, email, email_verified) values ($1, $2, $3, true)', [
      id,
      rows[0]?.name ?? '',
      unreachableAddress(id),
    ])
  }
  await client.query(
    `insert into auth.memberships (user_id, house_id, role, used_at) values ($1, $2, 'owner', now())`,
    [userId, id],
  )
  await client.query(actingFor(id))
  await db.insert(accountSettings).values({ userId: id, language: settings?.language }).onConflictDoNothing()
  await client.query(actingFor(houseId))
  return id
}
