import type { PlannedInput } from '#contract/imported-sheets.ts'
import type { ImportPlan } from '#contract/sheet-imports.ts'
import type { MemberTx } from '#database/as-member.ts'
import { supplierProducts } from '#database/schema/supplier-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import { plannedPrice } from '#domain/sheet-imports/planned-price.ts'
import { planSheets } from '#domain/sheet-imports/plan-sheets.ts'
import { nthTitle } from '../sheets/titles.ts'
import { type ImportedOver, readTargets } from './import-products.queries.ts'
import { dateOf, readSheetOf } from './imported-content.ts'
import { findMetSheets } from './stored-sheets.queries.ts'

/** What importing these sheets would change. */
export async function planImport(tx: MemberTx, input: PlannedInput): Promise<ImportPlan> {
  const { files, products, sheets } = input
  const targets = await readTargets(tx, products)
  const priced = await withArticles(tx, products, targets)
  const read = sheets.map((sheet) =>
    readSheetOf(
      sheet,
      input,
      targets.map((target) => target?.id),
    ),
  )
  const stored = await findMetSheets(
    tx,
    files.map(({ name }) => name),
    sheets.map(({ title }) => title),
  )
  const taken = await takenTitles(tx)
  const planned = planSheets(read, stored, {
    isTaken: (title) => taken.has(title.toLocaleLowerCase('fr')),
    nthTitle,
  })
  return {
    products: products.map((product, at) => priceOf(product, input, priced[at])),
    sheets: planned.map(({ outcome, title, existing, changes }) => ({
      outcome,
      title,
      existing: existing && {
        id: existing.id,
        title: existing.content.title,
        version: existing.version,
        importedAt: existing.imported?.at ?? null,
      },
      changes: {
        facts: changes.facts.map(({ fact, before, after }) => ({
          fact,
          before: valueOf(before),
          after: valueOf(after),
        })),
        lines: changes.lines,
      },
    })),
  }
}

const ARTICLES = `
  SELECT ${selectColumns(supplierProducts, 'c', 'id', 'unit', 'priceHt', 'densityKgPerL', 'contentQuantity', 'contentUnit')},
    now() AS "priceChangedAt"
  FROM supplier_products c WHERE c.user_id = $1 AND c.id = ANY ($2::uuid[])`

/** The products with the articles that the import would make products, at the prices of today that they would get. */
async function withArticles(
  { client, houseId }: MemberTx,
  products: PlannedInput['products'],
  targets: (ImportedOver | undefined)[],
): Promise<(ImportedOver | undefined)[]> {
  const requested = products.flatMap(({ target }, at) =>
    target.kind === 'article' && targets[at] === undefined ? target.id : [],
  )
  if (requested.length === 0) return targets
  const { rows } = await client.query<ImportedOver>(ARTICLES, [houseId, requested])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return targets.map((own, at) => {
    const target = products[at]?.target
    return own ?? (target?.kind === 'article' ? byId.get(target.id) : undefined)
  })
}

const valueOf = (value: string | number | readonly string[] | null) =>
  typeof value === 'object' && value !== null ? [...value] : value

function priceOf(
  { priceHt, unit, file }: PlannedInput['products'][number],
  { files }: PlannedInput,
  target: ImportedOver | undefined,
): ImportPlan['products'][number] {
  if (target === undefined)
    return { outcome: priceHt === null ? 'none' : 'taken', before: null, unit, priceHt }
  const before = { priceHt: target.priceHt, changedAt: target.priceChangedAt }
  const { outcome, priceHt: after } = plannedPrice({ priceHt, unit, at: dateOf(files, file) }, target)
  return { outcome, before, unit: target.unit, priceHt: after }
}

async function takenTitles({ client, houseId }: MemberTx): Promise<Set<string>> {
  const { rows } = await client.query<{ title: string }>('SELECT title FROM tech_sheets WHERE user_id = $1', [
    houseId,
  ])
  return new Set(rows.map(({ title }) => title.toLocaleLowerCase('fr')))
}
