import { getTableColumns } from 'drizzle-orm'
import { type Account, type Language, type Settings, settings } from '#contract/account.ts'
import { type MemberTx, asMember } from '#database/as-member.ts'
import { asServerFor } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { accountSettings } from '#database/schema/account-settings.ts'

const { userId: _userId, updatedAt: _updatedAt, ...COLUMNS } = getTableColumns(accountSettings)

export type StoredSettings = Pick<Account, 'settings' | 'version'>

/** Settings that a browser may store before there is an account. */
export type Choices = { [Key in 'language' | 'theme']: Settings[Key] | undefined }

/** The settings of a new account, within the transaction that makes it, in the language and the theme of the page it was made on. */
export async function makeSettings(
  database: Database,
  userId: string,
  { language, theme }: Choices,
): Promise<void> {
  await asServerFor(database, userId, ({ db }) =>
    db.insert(accountSettings).values({ userId, language, theme }).onConflictDoNothing(),
  )
}

/** The settings, made with their defaults when signing up was cut short before it made them. */
export async function settingsOf({ db, houseId }: MemberTx): Promise<StoredSettings> {
  const read = () => db.select(COLUMNS).from(accountSettings)
  const [found] = await read()
  if (!found) await db.insert(accountSettings).values({ userId: houseId }).onConflictDoNothing()
  const [stored] = found ? [found] : await read()
  return { settings: settings.parse(stored), version: stored?.version ?? 1 }
}

/** The language to write to someone in. */
export function languageOf(database: Database, userId: string): Promise<Language> {
  return asMember(database, userId, async (tx) => (await settingsOf(tx)).settings.language)
}
