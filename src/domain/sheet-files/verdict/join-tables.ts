import { sameToTheCent } from '../grid/cents.ts'
import type { Found } from '../grid/found.ts'
import { conversion } from '../grid/line-measure.ts'
import { sameName } from '../../catalogue/same-name.ts'
import { costOfLines } from '../lines/found-line.ts'
import type { FoundLine } from '../lines/found-line.ts'
import type { DishFacts, FileProduct } from '../sheet/other-tables.ts'
import { portionsOf } from './check-figures.ts'
import type { JoinedDraft } from './joined-draft.ts'
import type { SheetReason } from './sheet-reason.ts'

/**
 * Completes sheets from other tables of the same import: prices from a table of products, categories and selling prices
 * from a table of dishes. Names must be the same but for case, accents and plural; two prices of one name are no price.
 */
export function joinTables(
  drafts: readonly JoinedDraft[],
  products: readonly FileProduct[],
  dishes: readonly DishFacts[],
): JoinedDraft[] {
  const priceOf = new Map<string, FileProduct | null>()
  for (const product of products) {
    const key = sameName(product.name)
    const known = priceOf.get(key)
    const isSame =
      known === undefined || (known?.price.value === product.price.value && known.unit === product.unit)
    priceOf.set(key, isSame ? product : null)
  }
  const factsOf = new Map<string, DishFacts | null>()
  for (const dish of dishes) {
    const key = sameName(dish.title)
    factsOf.set(key, factsOf.has(key) ? null : dish)
  }
  return drafts.map((draft) =>
    withFacts(withPrices(draft, priceOf), factsOf.get(sameName(draft.title.value)) ?? null),
  )
}

function withPrices(draft: JoinedDraft, priceOf: ReadonlyMap<string, FileProduct | null>): JoinedDraft {
  const reasons: SheetReason[] = []
  const priced = new Set<number>()
  const lines = draft.lines.map((line, at): FoundLine => {
    if (line.costing !== 'quantity' || line.price !== null || line.quantity === null) return line
    const product = priceOf.get(sameName(line.name.value)) ?? null
    if (product === null) return line
    priced.add(at)
    if (product.withTax) reasons.push({ reason: 'prices-with-tax' })
    const { unit: priceUnit } = product
    const price = foundIn(product.file, draft.file, product.price)
    const factor = priceUnit === null || line.unit === null ? null : conversion(line.unit, priceUnit)
    if (factor === null) {
      reasons.push(
        line.unit === null || priceUnit === null
          ? { reason: 'price-unit-unknown', line: at }
          : { reason: 'units-unrelated', line: at, unit: line.unit, priceUnit },
      )
      return { ...line, price, priceUnit }
    }
    return { ...line, price, priceUnit, cost: line.quantity.value * factor * price.value }
  })
  const open = draft.reasons.filter(
    (reason) => !(reason.reason === 'price-missing' && priced.has(reason.line)),
  )
  return priced.size === 0 ? draft : { ...draft, lines, reasons: [...open, ...reasons] }
}

function withFacts(draft: JoinedDraft, facts: DishFacts | null): JoinedDraft {
  if (facts === null) return draft
  const known = new Set(draft.labelled.map(({ kind }) => kind))
  const listed = facts.labelled
    .filter(({ kind }) => !known.has(kind))
    .map((fact) => ({ ...fact, found: foundIn(facts.file, draft.file, fact.found) }))
  const portions = portionsOf([...draft.labelled, ...listed])?.value ?? null
  const further = listed.map((fact) =>
    fact.kind === 'total' && isOfPortion(draft, fact.found.value, portions)
      ? { ...fact, kind: 'portion-cost' as const }
      : fact,
  )
  const totals = further
    .filter(({ kind }) => kind === 'total')
    .map(({ found, cell }) => ({ found, tree: cell.tree }))
  return {
    ...draft,
    category: draft.category ?? (facts.category && foundIn(facts.file, draft.file, facts.category)),
    labelled: [...draft.labelled, ...further],
    // The last one is that of the sheet: its own.
    totals: [...totals, ...draft.totals],
  }
}

/** Whether a cost that a list of dishes has, 'Plat | Coût', is that of one portion and not of all. */
function isOfPortion({ lines, totals }: JoinedDraft, stated: number, portions: number | null): boolean {
  const cost = costOfLines(lines)
  const known = [...(cost === null ? [] : [cost]), ...totals.map(({ found }) => found.value)]
  return (
    portions !== null &&
    known.some((each) => sameToTheCent(each / portions, stated)) &&
    !known.some((each) => sameToTheCent(each, stated))
  )
}

/** The fact with its file, where that is another one than the sheet's. */
function foundIn<Value>(file: number, own: number, found: Found<Value>): Found<Value> {
  return file === own ? found : { ...found, file }
}
