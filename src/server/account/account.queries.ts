import { eq } from 'drizzle-orm'
import type { Account, AccountChange, Settings } from '#contract/account.ts'
import type { MemberTx } from '#database/as-member.ts'
import { asServerFor, authTables } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { accountSettings } from '#database/schema/account-settings.ts'
import { SQLSTATE, sqlFailure } from '#database/sql-failure.ts'
import { users } from '#database/schema/auth.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { recostAll } from '../sheets/recost.ts'
import { invalidFields, refusal } from '../translate-error.ts'
import { settingsOf, type StoredSettings } from './account-settings.ts'

type Identity = Omit<Account, keyof StoredSettings | 'isOperator'>

/** Who someone is, beside their settings; undefined when the account was deleted a moment ago. */
export async function identityOf(database: Database, userId: string): Promise<Identity | undefined> {
  const [user] = await authTables(database).select().from(users).where(eq(users.id, userId))
  return (
    user && {
      id: user.id,
      email: user.email,
      fullName: user.name,
      createdAt: user.createdAt.toISOString(),
    }
  )
}

/**
 * Changes the name of a person and the settings of the house that are given, all of them or none, unless they were read at a version that is no
 * longer the stored one.
 * @returns what is stored then, and whether it was `outdated`
 */
export async function changeAccount(
  tx: MemberTx,
  userId: string,
  { fullName, settings: change = {}, version }: AccountChange,
): Promise<StoredSettings & { outdated: boolean }> {
  await lockCosts(tx)
  const before = await settingsOf(tx)
  if (version !== undefined && version !== before.version) return { ...before, outdated: true }
  if (fullName === undefined && Object.keys(change).length === 0) return { ...before, outdated: false }
  await changeSettings(tx, before, change)
  const after = await settingsOf(tx)
  if (fullName !== undefined) {
    // From here on as the server's own role: no member's role reaches the names.
    await tx.client.query('set local role none')
    await tx.client.query('update auth.users set name = $2, updated_at = now() where id = $1', [
      userId,
      fullName,
    ])
  }
  return { ...after, outdated: false }
}

/** Makes another version; another wastage method recosts every sheet of the account in the same transaction. */
async function changeSettings(
  tx: MemberTx,
  { settings: before, version }: StoredSettings,
  change: Partial<Settings>,
): Promise<void> {
  const after = { ...before, ...change }
  if (after.floorMargin > after.targetMargin) {
    const path = change.floorMargin === undefined ? 'settings.targetMargin' : 'settings.floorMargin'
    throw invalidFields([{ path, rule: 'thresholds-crossed' }])
  }
  await tx.db
    .update(accountSettings)
    .set({ ...change, version: version + 1, updatedAt: new Date().toISOString() })
    .where(eq(accountSettings.userId, tx.houseId))
  if (after.wastageMethod !== before.wastageMethod) await recostAll(tx)
}

const IS_DUE = 'select from auth.departures where user_id = $1 and erase_at <= now() for update'

/** Of deletions that meet a write of gammes, menus or cartes, which do not take the lock of costs. */
const MOST_ATTEMPTS = 5

/**
 * Erases an account whose time has come, and everything with it: every table of the user's hangs on the account. The lock of
 * costs comes first, as in every write of sheets and products, so that neither waits for rows that the other holds.
 * @returns false where it was restored or erased meanwhile
 */
export async function eraseAccount(database: Database, userId: string): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1)
    try {
      // The server's own role alone may delete accounts.
      return await asServerFor(database, userId, async (tx) => {
        await lockCosts(tx)
        // A sign-in waits for this row too: it restores the account before, or finds none.
        await tx.client.query('select from auth.users where id = $1 for update', [userId])
        const { rowCount } = await tx.client.query(IS_DUE, [userId])
        if (rowCount === 0) return false
        // Apart from what it depends on: with another table in the statement, an engine that distributes deletes one copy.
        await tx.client.query('delete from auth.users where id = $1', [userId])
        await tx.client.query('delete from auth.verifications where position($1 in value) > 0', [userId])
        return true
      })
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || sqlFailure(error)?.code !== SQLSTATE.deadlock) throw error
    }
}

/** An account may be deleted while its last request is answered. */
export function whole<Facts extends object>(
  identity: Facts | undefined,
  stored: StoredSettings,
): Facts & StoredSettings {
  if (!identity) throw refusal('UNAUTHORIZED', 'Sign in first')
  return { ...identity, ...stored }
}
