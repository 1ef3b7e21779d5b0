import { and, eq, sql } from 'drizzle-orm'
import type { TechSheet, TechSheetChange, TechSheetInput } from '#contract/sheets.ts'
import type { Acting } from '#database/as-member.ts'
import { accountSettings } from '#database/schema/account-settings.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { DEFAULT_VAT_RATE } from '#domain/pricing/vat-rate.ts'
import { refusal } from '../translate-error.ts'
import { lockCosts } from './cost-lock.ts'
import { found, getSheet } from './find.queries.ts'
import { findKnownProducts, findStoredLines, writeLines } from './line-list.queries.ts'
import { publicationFollows } from './publication.queries.ts'
import { recostSheets } from './recost.ts'
import { addStarterLine } from './starter-line.ts'
import { withFreeTitle } from './titles.ts'

type Facts = Omit<TechSheetInput, 'ingredients'>
type Log = Parameters<typeof addStarterLine>[2]

/**
 * Writes a new sheet with its lines. The statements that need nothing of each other travel together.
 * @throws TITLE_TAKEN, VALIDATION
 */
export async function createSheet(acting: Acting, input: TechSheetInput, log: Log): Promise<TechSheet> {
  const { ingredients: sent, ...facts } = input
  const [, products, id] = await Promise.all([
    lockCosts(acting, acting.userId),
    findKnownProducts(acting, sent),
    insertFacts(acting, facts),
  ])
  if (sent) await writeCostedLines(acting, id, { sent, stored: [], products })
  else {
    await addStarterLine(acting, id, log)
    await recostSheets(acting, acting.userId, [id])
  }
  return getSheet(acting, id)
}

async function insertFacts({ db, userId }: Acting, facts: Facts): Promise<string> {
  const chosenRate = sql`(SELECT ${accountSettings.defaultTvaRate} FROM ${accountSettings} WHERE ${accountSettings.userId} = ${userId})`
  const [row] = await withFreeTitle(
    db
      .insert(techSheets)
      .values({
        ...facts,
        userId,
        tvaRate: facts.tvaRate ?? sql`coalesce(${chosenRate}, ${DEFAULT_VAT_RATE})`,
      })
      .returning({ id: techSheets.id })
      .execute(),
  )
  return found(row).id
}

/**
 * Saves a sheet that was read at `version`; nothing is written when it has been saved since.
 * @throws NOT_FOUND, VERSION_CONFLICT with the sheet as it stands, TITLE_TAKEN, PRICE_REQUIRED, VALIDATION
 */
export async function changeSheet(acting: Acting, change: TechSheetChange): Promise<TechSheet> {
  const { id, version, ingredients: sent, ...facts } = change
  const [, stored, products, updated] = await Promise.all([
    lockCosts(acting, acting.userId),
    sent ? findStoredLines(acting, id) : [],
    findKnownProducts(acting, sent),
    updateFacts(acting, id, version, facts),
  ])
  if (!updated) await refuseOutdated(acting, id)
  if (sent) await writeCostedLines(acting, id, { sent, stored, products })
  await publicationFollows(acting, id, facts)
  return getSheet(acting, id)
}

/** The recost reads right behind the lines, which are on their way when it asks. */
async function writeCostedLines(acting: Acting, id: string, lines: Parameters<typeof writeLines>[2]) {
  await Promise.all([writeLines(acting, id, lines), recostSheets(acting, acting.userId, [id])])
}

async function updateFacts(
  { db, userId }: Acting,
  id: string,
  version: number,
  facts: Partial<Facts>,
): Promise<boolean> {
  const { rowCount } = await withFreeTitle(
    db
      .update(techSheets)
      .set({ ...facts, version: sql`${techSheets.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(techSheets.userId, userId), eq(techSheets.id, id), eq(techSheets.version, version)))
      .execute(),
  )
  return rowCount === 1
}

async function refuseOutdated(acting: Acting, id: string): Promise<never> {
  const current = await getSheet(acting, id)
  throw refusal('VERSION_CONFLICT', 'The sheet was changed meanwhile; nothing was written', { current })
}

/** @throws NOT_FOUND */
export async function deleteSheet(acting: Acting, id: string): Promise<{ id: string }> {
  const { client, userId } = acting
  await lockCosts(acting, userId)
  const { rowCount } = await client.query('DELETE FROM tech_sheets WHERE user_id = $1 AND id = $2', [
    userId,
    id,
  ])
  return found(rowCount === 1 ? { id } : undefined)
}
