import { getTableColumns } from 'drizzle-orm'
import type { Account, Language, Settings } from '#contract/account.ts'
import { type MemberTx, asMember } from '#database/as-member.ts'
import { asServerFor } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { makeHouse, membershipOf } from '#database/memberships.ts'
import { accountSettings } from '#database/schema/account-settings.ts'

const {
  userId: _userId,
  namesRevision: _namesRevision,
  updatedAt: _updatedAt,
  ...COLUMNS
} = getTableColumns(accountSettings)

export type StoredSettings = Pick<Account, 'settings' | 'version'>

/** Settings that a browser may store before there is an account. */
export type Choices = { [Key in 'language' | 'theme']: Settings[Key] | undefined }

/**
 * The house of a new account and its settings, within the transaction that makes it, in the language and the theme of the page it
 * was made on.
 */
export async function makeHouseOf(
  database: Database,
  userId: string,
  { language, theme }: Choices,
): Promise<void> {
  await asServerFor(database, userId, async ({ db, client }) => {
    await makeHouse(client, userId)
    await db.insert(accountSettings).values({ userId, language, theme }).onConflictDoNothing()
  })
}

/** The settings, made with their defaults when signing up was cut short before it made them. */
export async function settingsOf({ db, houseId }: MemberTx): Promise<StoredSettings> {
  const read = () => db.select(COLUMNS).from(accountSettings)
  const [found] = await read()
  if (!found) await db.insert(accountSettings).values({ userId: houseId }).onConflictDoNothing()
  const [stored] = found ? [found] : await read()
  if (!stored) throw new Error('The settings that were just made are not there')
  const { version, ...settings } = stored
  return { settings, version }
}

/** The language to write to someone in: that of the settings of the house. */
export async function languageOf(database: Database, userId: string): Promise<Language> {
  // An account that was deleted a moment ago has none, and gets no mail that arrives.
  const houseId = (await membershipOf(database, userId))?.houseId ?? userId
  return asMember(database, houseId, async (tx) => (await settingsOf(tx)).settings.language)
}
