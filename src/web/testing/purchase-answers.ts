import type { PurchaseSources } from '#contract/purchases.ts'
import type { TechSheet } from '#contract/sheets.ts'
import type { Answers } from './answers.ts'
import type { Kitchen } from './kitchen.ts'

type Product = PurchaseSources['products'][number]

/** What the server answers about buying for the sheets of a kitchen; `packs` and `offers` by the ids of its products. */
export function purchaseAnswers(
  kitchen: Kitchen,
  {
    packs = {},
    offers = {},
    suppliers = [],
  }: { packs?: Record<string, Product['pack']>; offers?: Record<string, Product['offers']> } & Partial<
    Pick<PurchaseSources, 'suppliers'>
  > = {},
) {
  const productOf = (id: string): Product => {
    const { name, brand, category, supplierId, unit, priceHt, sourceProductId, ...facts } =
      kitchen.product(id)
    const { densityKgPerL, contentQuantity, contentUnit } = facts
    const pack = packs[id] ?? null
    const measures = { densityKgPerL, contentQuantity, contentUnit }
    return {
      id,
      name,
      brand,
      category,
      supplierId,
      unit,
      priceHt,
      sourceProductId,
      ...measures,
      code: null,
      pack,
      orderedAs: orderedAs(offers[id], sourceProductId),
      offers: offers[id] ?? [],
    }
  }
  return {
    sources: ({ sheetIds }) => {
      const known = new Set(kitchen.summaries.map(({ id }) => id))
      const sheets = new Map<string, TechSheet>()
      for (const id of sheetIds.filter((each) => known.has(each))) below(kitchen, id, sheets)
      const taken = [...sheets.values()].flatMap(({ ingredients }) => ingredients)
      const products = new Set(taken.flatMap(({ userProductId }) => userProductId ?? []))
      return { sheets: [...sheets.values()].map(toSheet), products: [...products].map(productOf), suppliers }
    },
  } satisfies Answers['purchases']
}

/** As the article that its price follows is offered. */
function orderedAs(offers: Product['offers'] = [], followed: string | null): Product['orderedAs'] {
  const offer = offers.find(({ id }) => id === followed)
  return offer?.pack && offer.priceHt !== null ? { ...offer.pack, unitPriceHt: offer.priceHt } : null
}

function below(kitchen: Kitchen, id: string, found: Map<string, TechSheet>): void {
  const sheet = kitchen.sheet(id)
  found.set(id, sheet)
  for (const { subSheetId } of sheet.ingredients) if (subSheetId) below(kitchen, subSheetId, found)
}

function toSheet({ ingredients, ...sheet }: TechSheet) {
  const { id, title, category, portions, yieldQuantity, yieldUnit } = sheet
  const { keepsHours, frozenHours, station, version } = sheet
  const lines = ingredients.map((line) => {
    const { userProductId, subSheetId, costing, quantity, unit, wastagePercent, note } = line
    return { userProductId, subSheetId, costing, quantity, unit, wastagePercent, note }
  })
  const figures = { title, category, portions, yieldQuantity, yieldUnit }
  return { id, ...figures, keepsHours, frozenHours, station, version, lines }
}
