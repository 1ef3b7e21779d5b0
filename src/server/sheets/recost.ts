import type { MemberTx } from '#database/as-member.ts'
import { computeSheets, type ComputedSheet } from '#domain/costing/sheet-tree.ts'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import { lockCosts } from './cost-lock.ts'
import { readTree, type StoredSheet } from './sheet-tree.queries.ts'

/**
 * Recomputes what these sheets cost and which allergens they bring, from their lines, products and the account's
 * wastage method, then the sheets that use them, to the top; and writes what changed. Call it in the transaction
 * that changed one of those; the change then has a right cost whatever runs concurrently (see `lockCosts`).
 * `cout_matiere` is written nowhere else. A recost is no edit: it leaves `version` and `updated_at` alone.
 */
export async function recostSheets(tx: MemberTx, sheetIds: readonly string[]): Promise<void> {
  if (sheetIds.length > 0) await recost(tx, 'some', sheetIds)
}

/** Recosts every sheet that uses these products: after a change of price, unit, density, content or allergens. */
export async function recostSheetsOfProducts(tx: MemberTx, productIds: readonly string[]): Promise<void> {
  await recost(tx, 'of-products', productIds)
}

/** Recosts every sheet of the account: after a change of its wastage method. */
export async function recostAll(tx: MemberTx): Promise<void> {
  await recost(tx, 'all')
}

export const SHEETS_OF_PRODUCTS =
  'SELECT tech_sheet_id FROM tech_sheet_ingredients WHERE user_id = $1 AND user_product_id = ANY ($2::uuid[])'

/** The user's sheets to recost, preparations before the sheets that use them. */
const WHICH = {
  some: 's.id = ANY ($2::uuid[])',
  'of-products': `s.id IN (${SHEETS_OF_PRODUCTS})`,
  all: 'true',
}

async function recost(tx: MemberTx, which: keyof typeof WHICH, ids?: readonly string[]): Promise<void> {
  const { houseId } = tx
  // Sent together and run one after the other: the tree is read under the lock.
  const [, { sheets, preparations, method = DEFAULT_WASTAGE_METHOD }] = await Promise.all([
    lockCosts(tx),
    readTree(tx, { name: `recost-${which}`, which: WHICH[which], ids }),
  ])
  const changed = [...computeSheets(sheets, preparations, method)].filter(([id, computed]) =>
    isNews(computed, sheets.get(id)),
  )
  if (changed.length === 0) return
  await tx.client.query({
    name: 'write-costs',
    text: WRITE,
    values: [
      houseId,
      changed.map(([id]) => id),
      changed.map(([, { costTotal }]) => costTotal),
      changed.map(([, { uncostedLines }]) => uncostedLines),
      changed.map(([, { allergens }]) => allergens.join()),
      changed.map(([, { traces }]) => traces.join()),
      changed.map(([, { undeclaredLines }]) => undeclaredLines),
    ],
  })
}

function isNews(computed: ComputedSheet, stored: StoredSheet | undefined): boolean {
  return (
    computed.costTotal !== stored?.coutMatiere ||
    computed.uncostedLines !== stored.uncostedLines ||
    computed.undeclaredLines !== stored.undeclaredLines ||
    computed.allergens.join() !== stored.allergens.join() ||
    computed.traces.join() !== stored.traces.join()
  )
}

/** An array of arrays would have to be square: allergens travel as one text a sheet. */
const WRITE = `
  UPDATE tech_sheets s SET cout_matiere = new.cost_total, uncosted_lines = new.uncosted_lines,
    allergens = string_to_array(new.allergens, ','), traces = string_to_array(new.traces, ','),
    undeclared_lines = new.undeclared_lines
  FROM unnest($2::uuid[], $3::numeric[], $4::int[], $5::text[], $6::text[], $7::int[])
    AS new (id, cost_total, uncosted_lines, allergens, traces, undeclared_lines)
  WHERE s.user_id = $1 AND s.id = new.id`
