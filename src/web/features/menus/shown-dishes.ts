import type { Carte } from '#contract/cartes.ts'
import type { MenuDish } from '#contract/menus.ts'
import type { TechSheetSummary } from '#contract/sheets.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { doubtOf } from './dish-doubt.ts'

type Shown = Pick<MenuDish, 'nomAffiche' | 'prixTtcAffiche' | 'tvaRate'>

/** Names and prices with their VAT of sheets on the carte, by sheet id. */
export type ShownDishes = ReadonlyMap<string, Shown>

/** Of a sheet that is on the carte several times the first dish counts, as on the server. */
export function shownOn({ gammes }: Pick<Carte, 'gammes'>): ShownDishes {
  const shown = new Map<string, Shown>()
  for (const { ficheId, nomAffiche, prixTtcAffiche, tvaRate } of gammes.flatMap(({ recettes }) => recettes)) {
    const known = shown.get(ficheId)
    if (!known || (!known.prixTtcAffiche && prixTtcAffiche > 0))
      shown.set(ficheId, { nomAffiche, prixTtcAffiche, tvaRate })
  }
  return shown
}

/** What a cost is compared with. */
export interface CostStandards {
  thresholds: MarginThresholds
  /** EUR without VAT for one portion. */
  usualCosts: Partial<Record<SheetCategory, number | null>>
}

/** A sheet as a dish of a menu; without standards its cost is not questioned yet. */
export function dishOf(
  sheet: TechSheetSummary,
  shown: ShownDishes | undefined,
  standards: CostStandards | undefined,
): MenuDish {
  const { id, title, category, portions, coutMatiere, uncostedLines, sellingPriceHt, tvaRate } = sheet
  const dish = {
    ficheId: id,
    title,
    category,
    portions,
    coutMatiere,
    uncostedLines,
    sellingPriceHt,
    ...(shown?.get(id) ?? { nomAffiche: null, prixTtcAffiche: null, tvaRate }),
    usualCost: standards?.usualCosts[category] ?? null,
  }
  return { ...dish, doubt: standards === undefined ? null : doubtOf(dish, sheet, standards.thresholds) }
}
