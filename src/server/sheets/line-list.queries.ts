import { randomUUID } from 'node:crypto'
import type { FieldIssue } from '#contract/errors.ts'
import type { IngredientInput } from '#contract/sheet-lines.ts'
import type { Acting } from '#database/as-member.ts'
import { invalidFields } from '../translate-error.ts'

/** What of a stored line a sent one may leave unsaid. */
type StoredLine = { id: string; userProductId: string | null; wastagePercent: number; note: string | null }

type Line = StoredLine & Pick<IngredientInput, 'quantity' | 'unit'>

const STORED = `
  SELECT id, user_product_id AS "userProductId", wastage_percent AS "wastagePercent", note
  FROM tech_sheet_ingredients WHERE user_id = $1 AND tech_sheet_id = $2`

const DROP = `
  DELETE FROM tech_sheet_ingredients WHERE user_id = $1 AND tech_sheet_id = $2 AND id <> ALL ($3::uuid[])`

/** New lines and changed ones alike, at the position they were sent in. */
const WRITE = `
  INSERT INTO tech_sheet_ingredients
    (user_id, tech_sheet_id, id, user_product_id, quantity, unit, wastage_percent, note, position)
  SELECT $1, $2, line.id, line.product, line.quantity, line.unit, line.wastage, line.note, line.place - 1
  FROM unnest($3::uuid[], $4::uuid[], $5::numeric[], $6::text[], $7::numeric[], $8::text[]) WITH ORDINALITY
    AS line (id, product, quantity, unit, wastage, note, place)
  ON CONFLICT (user_id, id) DO UPDATE SET
    user_product_id = excluded.user_product_id, quantity = excluded.quantity, unit = excluded.unit,
    wastage_percent = excluded.wastage_percent, note = excluded.note, position = excluded.position`

export async function findStoredLines({ client, userId }: Acting, sheetId: string): Promise<StoredLine[]> {
  const { rows } = await client.query<StoredLine>({
    name: 'stored-lines',
    text: STORED,
    values: [userId, sheetId],
  })
  return rows
}

/** The products of these lines that are the user's. */
export async function findKnownProducts(
  { client, userId }: Acting,
  lines: readonly IngredientInput[] = [],
): Promise<ReadonlySet<string>> {
  const asked = new Set(lines.map((line) => line.userProductId).filter((id) => id !== null))
  if (asked.size === 0) return asked
  const { rows } = await client.query<{ id: string }>({
    name: 'known-products',
    text: 'SELECT id FROM user_products WHERE user_id = $1 AND id = ANY ($2::uuid[])',
    values: [userId, [...asked]],
  })
  return new Set(rows.map((row) => row.id))
}

/**
 * Makes these the whole list of a sheet's lines, in their order: one with the id of a stored line changes it, one
 * without is new, and stored lines that are not sent go.
 * @throws VALIDATION for a product that is not the user's, and for an id that is no line of this sheet or comes twice
 */
export async function writeLines(
  { client, userId }: Acting,
  sheetId: string,
  {
    sent,
    stored,
    products,
  }: { sent: IngredientInput[]; stored: StoredLine[]; products: ReadonlySet<string> },
): Promise<void> {
  refuseUnknown(sent, new Set(stored.map((line) => line.id)), products)
  const before = new Map(stored.map((line) => [line.id, line]))
  const lines = sent.map((line) => completed(line, line.id === undefined ? undefined : before.get(line.id)))
  const kept = lines.map((line) => line.id)
  await Promise.all([
    stored.length > 0 && client.query({ name: 'drop-lines', text: DROP, values: [userId, sheetId, kept] }),
    lines.length > 0 &&
      client.query({ name: 'write-lines', text: WRITE, values: [userId, sheetId, ...columns(lines)] }),
  ])
}

/** What is left unsaid stays as it was; another product starts without loss. */
function completed(sent: IngredientInput, before: StoredLine | undefined): Line {
  const { userProductId, quantity, unit } = sent
  const sameProduct = before?.userProductId === userProductId
  return {
    id: before?.id ?? randomUUID(),
    userProductId,
    quantity,
    unit,
    wastagePercent: sent.wastagePercent ?? (sameProduct ? before.wastagePercent : 0),
    note: sent.note === undefined ? (before?.note ?? null) : sent.note || null,
  }
}

function columns(lines: Line[]): unknown[] {
  return [
    lines.map((line) => line.id),
    lines.map((line) => line.userProductId),
    lines.map((line) => line.quantity),
    lines.map((line) => line.unit),
    lines.map((line) => line.wastagePercent),
    lines.map((line) => line.note),
  ]
}

function refuseUnknown(
  sent: IngredientInput[],
  storedIds: ReadonlySet<string>,
  products: ReadonlySet<string>,
): void {
  const issues: FieldIssue[] = []
  const seen = new Set<string>()
  for (const [index, { id, userProductId }] of sent.entries()) {
    const path = `ingredients.${index}`
    if (id !== undefined && !storedIds.has(id)) issues.push({ path: `${path}.id`, rule: 'unknown-reference' })
    else if (id !== undefined && seen.has(id)) issues.push({ path: `${path}.id`, rule: 'invalid' })
    if (id !== undefined) seen.add(id)
    if (userProductId !== null && !products.has(userProductId))
      issues.push({ path: `${path}.userProductId`, rule: 'unknown-reference' })
  }
  if (issues.length > 0) throw invalidFields(issues)
}
