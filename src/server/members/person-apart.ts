import { randomUUID } from 'node:crypto'
import { isLastOwner, membersOf, type Query } from './in-house.ts'

const NOWHERE = '@maison.invalid'

/** In the place of the address of a house that is no account: no mail is sent to it. */
export const unreachableAddress = (houseId: string) => houseId + NOWHERE

export const isReachable = (email: string) => !email.endsWith(NOWHERE)

/** What is deleted with a person, who is `userId` from then on. */
type Parting = { userId: string; houseIds: string[] }

/**
 * Prepares the deletion of a person's account: houses without other members are deleted with it, also the one that it founded; where
 * that one has other members, it stays, and the person gets another id.
 * @returns undefined where a house with other members would be without an owner; nothing was changed then
 */
export async function partFromHouses(query: Query, userId: string): Promise<Parting | undefined> {
  const memberships = () =>
    query<{ houseId: string; role: string }>(
      'select house_id as "houseId", role from auth.memberships where user_id = $1',
      [userId],
    )
  const before = await memberships()
  const ids = [...new Set([userId, ...before.rows.map(({ houseId }) => houseId)])]
  // A sign-in at the same moment, and what changes the people of these houses, wait here for the end of this transaction.
  await query('select from auth.users where id = any ($1::uuid[]) order by id for update', [ids])
  const { rows } = await memberships()
  const alone: string[] = []
  for (const { houseId, role } of rows) {
    const isAlone = (await membersOf(query, houseId)) === 1
    if (isAlone) alone.push(houseId)
    else if (role === 'owner' && (await isLastOwner(query, { userId, houseId }))) return undefined
  }
  for (const houseId of alone.filter((id) => id !== userId))
    if (await isPerson(query, houseId)) await setApart(query, houseId)
  const staysWithOthers = !alone.includes(userId) && (await membersOf(query, userId)) > 0
  return {
    userId: staysWithOthers ? await setApart(query, userId) : userId,
    houseIds: alone.filter((id) => id !== userId),
  }
}

/** Whether an account signs in, or may: a house whose founder has gone is none. */
async function isPerson(query: Query, id: string): Promise<boolean> {
  const { rowCount } = await query('select from auth.accounts where user_id = $1 limit 1', [id])
  return rowCount !== 0
}

/**
 * Gives a person whose id is that of a house another one, with all that signs in and all memberships; sessions and tokens end. The house
 * keeps its id, its name and its rows, and gets an address that reaches no person.
 * @returns the new id of the person
 */
async function setApart(query: Query, id: string): Promise<string> {
  const apart = randomUUID()
  const { rows } = await query<{ email: string }>('select email from auth.users where id = $1', [id])
  await query('delete from auth.sessions where user_id = $1', [id])
  await query('delete from auth.access_tokens where user_id = $1', [id])
  await query('update auth.users set email = $2, updated_at = now() where id = $1', [
    id,
    unreachableAddress(id),
  ])
  await query(
    `insert into auth.users (id, name, email, email_verified, email_confirmed_at, image, two_factor_enabled, created_at)
     select $2::uuid, name, $3::text, email_verified, email_confirmed_at, image, two_factor_enabled, created_at
     from auth.users where id = $1 returning id`,
    [id, apart, rows[0]?.email],
  )
  await query(
    `update auth.accounts set user_id = $2, account_id = case account_id when $1::uuid::text then $2::uuid::text else account_id end
     where user_id = $1`,
    [id, apart],
  )
  for (const table of ['passkeys', 'two_factors', 'memberships'])
    await query(`update auth.${table} set user_id = $2 where user_id = $1`, [id, apart])
  await query('update auth.house_invitations set invited_by = $2 where invited_by = $1', [id, apart])
  await query('update auth.operators set account_id = $2 where account_id = $1', [id, apart])
  await query('update auth.installation set first_account_id = $2 where first_account_id = $1', [id, apart])
  await query('delete from auth.verifications where position($1 in value) > 0', [id])
  return apart
}
