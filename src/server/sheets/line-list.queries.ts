import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { columnNames, selectColumns } from '#database/select-columns.ts'
import { randomUUID } from 'node:crypto'
import { LINE_FACT_NAMES, type LineValues } from '#contract/facts/sheet-line.ts'
import type { FieldIssue } from '#contract/errors.ts'
import type { IngredientInput } from '#contract/sheet-lines.ts'
import type { MemberTx } from '#database/as-member.ts'
import { noteWithoutFormerName } from '#domain/catalogue/former-product-note.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { invalidFields } from '../translate-error.ts'
import { ANY_UNIT, changedCharge, NO_CHARGE, refuseUnfit } from './line-charge.ts'
import { refuseCycle } from './preparation-cycle.ts'

/** A line as it is stored, all of whose fields a request may omit. */
type StoredLine = { id: string } & LineValues

const STORED = `
  SELECT ${selectColumns(techSheetIngredients, 'l', 'id', ...LINE_FACT_NAMES)}
  FROM tech_sheet_ingredients l WHERE l.user_id = $1 AND l.tech_sheet_id = $2`

const DROP = `
  DELETE FROM tech_sheet_ingredients WHERE user_id = $1 AND tech_sheet_id = $2 AND id <> ALL ($3::uuid[])`

const WRITTEN = ['id', ...LINE_FACT_NAMES] as const
const COLUMNS = columnNames(techSheetIngredients, WRITTEN)
const LISTS = COLUMNS.map(({ type }, index) => `$${index + 3}::${type}[]`)
const NAMES = COLUMNS.map(({ name }) => name)

/** New lines and changed ones alike, at the position they were sent in. */
const WRITE = `
  INSERT INTO tech_sheet_ingredients (user_id, tech_sheet_id, ${NAMES.join(', ')}, position)
  SELECT $1, $2, ${NAMES.map((name) => `line.${name}`).join(', ')}, line.place - 1
  FROM unnest(${LISTS.join(', ')}) WITH ORDINALITY AS line (${NAMES.join(', ')}, place)
  ON CONFLICT (user_id, id) DO UPDATE SET
    ${[...NAMES.slice(1), 'position'].map((name) => `${name} = excluded.${name}`).join(', ')}`

export async function findStoredLines({ client, houseId }: MemberTx, sheetId: string): Promise<StoredLine[]> {
  const { rows } = await client.query<StoredLine>({
    name: 'stored-lines',
    text: STORED,
    values: [houseId, sheetId],
  })
  return rows
}

const KNOWN = `
  SELECT id, name FROM user_products WHERE user_id = $1 AND id = ANY ($2::uuid[])
  UNION ALL
  SELECT id, title FROM tech_sheets WHERE user_id = $1 AND id = ANY ($3::uuid[])`

/** The names of the products and preparations of these lines that are the user's. */
export async function findKnownSources(
  { client, houseId }: MemberTx,
  lines: readonly IngredientInput[] = [],
): Promise<ReadonlyMap<string, string>> {
  const products = lines.flatMap(({ userProductId }) => userProductId ?? [])
  const preparations = subSheetsOf(lines)
  if (products.length === 0 && preparations.length === 0) return new Map()
  const { rows } = await client.query<{ id: string; name: string }>({
    name: 'known-sources',
    text: KNOWN,
    values: [houseId, products, preparations],
  })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function subSheetsOf(lines: readonly Pick<IngredientInput, 'subSheetId'>[]): string[] {
  return [...new Set(lines.flatMap(({ subSheetId }) => subSheetId ?? []))]
}

/**
 * Makes these the whole list of a sheet's lines, in their order: one with the id of a stored line changes it, one
 * without is new, and stored lines that are not sent go.
 * @throws VALIDATION for a product or preparation that is not the user's, and for an id that is no line of this sheet
 * or comes twice; PREPARATION_CYCLE
 */
export async function writeLines(
  tx: GrowingTx,
  sheetId: string,
  {
    sent,
    stored,
    sources,
  }: { sent: IngredientInput[]; stored: StoredLine[]; sources: ReadonlyMap<string, string> },
): Promise<void> {
  const { client, houseId } = tx
  refuseUnknown(sent, new Set(stored.map((line) => line.id)), sources)
  const preparations = subSheetsOf(sent)
  if (preparations.length > 0) await refuseCycle(tx, sheetId, preparations)
  const before = new Map(stored.map((line) => [line.id, line]))
  const lines = sent.map((line, index) =>
    completed(line, line.id === undefined ? undefined : before.get(line.id), sources, index),
  )
  const kept = lines.map((line) => line.id)
  await Promise.all([
    stored.length > 0 && client.query({ name: 'drop-lines', text: DROP, values: [houseId, sheetId, kept] }),
    sendLines(tx, sheetId, lines),
  ])
}

/**
 * Writes the lines of a sheet that is new, none of which has a preparation. Whether their products are the user's is for
 * `refuseUnknown` to say, which need not come before.
 * @throws VALIDATION for what does not fit its line
 */
export async function writeNewLines(
  tx: MemberTx,
  sheetId: string,
  sent: readonly IngredientInput[],
): Promise<void> {
  const noSources = new Map<string, string>()
  await sendLines(
    tx,
    sheetId,
    sent.map((line, index) => completed(line, undefined, noSources, index)),
  )
}

async function sendLines({ client, houseId }: MemberTx, sheetId: string, lines: StoredLine[]): Promise<void> {
  if (lines.length === 0) return
  await client.query({ name: 'write-lines', text: WRITE, values: [houseId, sheetId, ...columns(lines)] })
}

/**
 * An omitted field stays as it was; another product starts without loss, and a line that gets one again loses its
 * former name.
 */
function completed(
  sent: IngredientInput,
  before: StoredLine | undefined,
  sources: ReadonlyMap<string, string>,
  index: number,
): StoredLine {
  const { userProductId = null, subSheetId = null, unit } = sent
  const sameSource = before?.userProductId === userProductId && before.subSheetId === subSheetId
  const charge = { ...(before ?? NO_CHARGE), ...(!sameSource && { wastagePercent: 0 }) }
  refuseUnfit(charge, sent, `ingredients.${index}.`)
  const note = sent.note === undefined ? (before?.note ?? null) : sent.note || null
  const name = sources.get(userProductId ?? subSheetId ?? '')
  const linkedAgain =
    before?.userProductId === null && before.subSheetId === null && name !== undefined && note === before.note
  return {
    id: before?.id ?? randomUUID(),
    userProductId,
    subSheetId,
    unit: unit ?? before?.unit ?? ANY_UNIT,
    ...changedCharge(charge, sent),
    note: linkedAgain ? noteWithoutFormerName(before.note, name) : note,
  }
}

function columns(lines: StoredLine[]): unknown[] {
  return WRITTEN.map((field) => lines.map((line) => line[field]))
}

/** @throws VALIDATION for a product or preparation that is not the user's, and for an id that is no line's or comes twice */
export function refuseUnknown(
  sent: readonly IngredientInput[],
  storedIds: ReadonlySet<string>,
  sources: ReadonlyMap<string, string>,
): void {
  const issues: FieldIssue[] = []
  const seen = new Set<string>()
  for (const [index, { id, userProductId, subSheetId }] of sent.entries()) {
    const path = `ingredients.${index}`
    if (id !== undefined && !storedIds.has(id)) issues.push({ path: `${path}.id`, rule: 'unknown-reference' })
    else if (id !== undefined && seen.has(id)) issues.push({ path: `${path}.id`, rule: 'invalid' })
    if (id !== undefined) seen.add(id)
    if (userProductId && !sources.has(userProductId))
      issues.push({ path: `${path}.userProductId`, rule: 'unknown-reference' })
    if (subSheetId && !sources.has(subSheetId))
      issues.push({ path: `${path}.subSheetId`, rule: 'unknown-reference' })
  }
  if (issues.length > 0) throw invalidFields(issues)
}
