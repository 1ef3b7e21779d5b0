import type { ReplacementEffect, ReplacementEffectInput } from '#contract/replacements.ts'
import type { MemberTx } from '#database/as-member.ts'
import {
  countReplacedLines,
  type ProductReplacement,
  withReplacedProduct,
} from '#domain/costing/replace-product.ts'
import { computeSheets } from '#domain/costing/sheet-tree.ts'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import { readPricedSheets } from '../prices/sheet-moments.queries.ts'
import { SHEETS_OF_PRODUCTS } from '../sheets/recost.ts'
import { readTree } from '../sheets/sheet-tree.queries.ts'
import { affectedSheet, isAffected } from './affected-sheet.ts'
import { findProduct } from './products.queries.ts'

/**
 * What replacing a product in sheets would make of them and of those above, as it would then be stored. Nothing is
 * written; ask with `repeatable read`. Undefined when the user has not both products.
 */
export async function findReplacementEffect(
  tx: MemberTx,
  { id, byId, sheetIds }: ReplacementEffectInput,
): Promise<ReplacementEffect | undefined> {
  const [from, by] = [await findProduct(tx, id), await findProduct(tx, byId)]
  if (!from || !by) return undefined
  const replacement: ProductReplacement = { from: id, to: { id: byId, product: by } }
  const {
    sheets,
    preparations,
    method = DEFAULT_WASTAGE_METHOD,
  } = await readTree(tx, { name: 'replacement-effect', which: `s.id IN (${SHEETS_OF_PRODUCTS})`, ids: [id] })
  const counts = new Map(
    [...sheets.values()].flatMap((sheet) => {
      const count = countReplacedLines(sheet, replacement, method)
      return count.lines === 0 ? [] : [[sheet.id, count] as const]
    }),
  )
  const requested = sheetIds && new Set(sheetIds)
  const isChosen = (sheetId: string) => requested?.has(sheetId) ?? counts.get(sheetId)?.uncosted === 0
  const supposed = new Map(
    [...sheets].map(([sheetId, sheet]) => {
      const replaced = counts.has(sheetId) && isChosen(sheetId)
      return [sheetId, replaced ? { ...sheet, lines: withReplacedProduct(sheet.lines, replacement) } : sheet]
    }),
  )
  // A sheet that is left out is shown with what it would become by itself, so that the choice can be judged.
  const alone = new Map(
    [...sheets].map(([sheetId, sheet]) => [
      sheetId,
      { ...sheet, lines: withReplacedProduct(sheet.lines, replacement) },
    ]),
  )
  const chosen = computeSheets(supposed, preparations, method)
  const all = computeSheets(alone, preparations, method)
  const effect: ReplacementEffect = { direct: [], above: [] }
  for (const priced of await readPricedSheets(tx, [...sheets.keys()])) {
    const stored = sheets.get(priced.id)
    const after = counts.has(priced.id) && !isChosen(priced.id) ? all.get(priced.id) : chosen.get(priced.id)
    if (!stored || !after) continue
    const affected = affectedSheet(priced, stored, after)
    const count = counts.get(priced.id)
    if (count) effect.direct.push({ ...affected, ...count, chosen: isChosen(priced.id) })
    else if (isAffected(affected)) effect.above.push(affected)
  }
  return effect
}
