import { portionCost } from '#domain/costing/portion-cost.ts'
import { isEstimated, judgeDishes } from '#domain/menu-engineering/judge-dishes.ts'
import { SHOWN_PERCENT_DECIMALS, STORED_DECIMALS } from '#domain/money/decimals.ts'
import type { UnknownMargin } from '#domain/pricing/displayed-dish.ts'
import { dayCell, figureCell } from '#web/lib/export/cells.ts'
import type { ExportColumn } from '#web/lib/export/table-of.ts'
import type { Quadrant } from '#domain/menu-engineering/quadrant.ts'
import type { CarteDish, JudgedDish, SoldOnCarte } from '../analysis/sold-dishes.ts'
import { soldDishes } from '../analysis/sold-dishes.ts'
import { menuMargin, type MenuReading } from '../sold-menus/spread-menus.ts'

/** A dish of the period with what the analysis says of it, or a menu with its sales. */
type Row =
  | { kind: 'dish'; dish: CarteDish; judged: JudgedDish | null; remark: string | null }
  | { kind: 'menu'; reading: MenuReading }

const QUADRANTS = {
  etoile: 'Étoile',
  'vache-a-lait': 'Vache à lait',
  enigme: 'Énigme',
  'poids-mort': 'Poids mort',
} as const satisfies Record<Quadrant, string>

const REMARKS = {
  'no-price': 'Hors de l’analyse\u00a0: sans prix',
  'no-cost': 'Hors de l’analyse\u00a0: coût inconnu',
  'cost-incomplete': 'Hors de l’analyse\u00a0: coût incomplet',
  'cost-doubtful': 'Hors de l’analyse\u00a0: coût à vérifier',
} as const satisfies Record<UnknownMargin, string>
const NOT_RECORDED = 'Hors de l’analyse\u00a0: ventes non saisies'

const ofDish = (valueOf: (dish: CarteDish) => string | number | null) => (row: Row) =>
  row.kind === 'dish' ? valueOf(row.dish) : null
const ofJudged = (valueOf: (judged: JudgedDish) => string | number | null) => (row: Row) =>
  row.kind === 'dish' && row.judged !== null ? valueOf(row.judged) : null

const ofMenu = (valueOf: (menu: { margin: number; quantity: number }) => number | null) => (row: Row) => {
  const found = row.kind === 'menu' ? menuMargin(row.reading) : null
  if (row.kind !== 'menu' || found === null) return null
  const { quantity } = row.reading
  return figureCell(valueOf({ margin: found.margin, quantity: quantity ?? 0 }), STORED_DECIMALS)
}

/** Whether evenly spread portions are in its figures, or a cost that is not sure. */
function isUnsure(row: Row): boolean {
  return row.kind === 'dish' ? isEstimated(row.dish) : menuMargin(row.reading)?.estimated === true
}

/** Sales and analysis of a period, in French as every exported file. */
export const SALES_COLUMNS: readonly ExportColumn<Row>[] = [
  ['Gamme', (row) => (row.kind === 'menu' ? 'Menus' : (row.dish.gamme ?? 'Menus seulement'))],
  ['Plat ou menu', (row) => (row.kind === 'menu' ? row.reading.menu.nom : row.dish.nomAffiche)],
  [
    'Prix TTC affiché',
    (row) => (row.kind === 'menu' ? row.reading.menu.prixTtc : row.dish.prixTtcAffiche) || null,
  ],
  ['TVA (%)', ofDish(({ tvaRate }) => tvaRate)],
  ['Ventes saisies', (row) => (row.kind === 'menu' ? row.reading.quantity : row.dish.quantity)],
  [
    'Portions dans les menus',
    ofDish(({ inMenus }) => figureCell(inMenus?.quantity ?? null, STORED_DECIMALS)),
  ],
  ['Portions vendues', ofJudged(({ sold }) => figureCell(sold, STORED_DECIMALS))],
  ['Part des ventes (%)', ofJudged(({ share }) => figureCell(share * 100, SHOWN_PERCENT_DECIMALS))],
  [
    'Coût matière par portion HT',
    ofDish(({ coutMatiere, portions }) => figureCell(portionCost(coutMatiere, portions), STORED_DECIMALS)),
  ],
  ['Marge par portion HT', ofJudged(({ margin }) => figureCell(margin, STORED_DECIMALS))],
  ['Marge totale HT', ofJudged(({ totalMargin }) => figureCell(totalMargin, STORED_DECIMALS))],
  // Apart from those of the dishes, which have the portions of menus in them.
  ['Marge par menu HT', ofMenu(({ margin, quantity }) => (quantity > 0 ? margin / quantity : null))],
  ['Marge totale du menu HT', ofMenu(({ margin }) => margin)],
  ['Classement', ofJudged(({ quadrant }) => QUADRANTS[quadrant])],
  ['Estimé', (row) => (isUnsure(row) ? 'oui' : null)],
  ['A quitté la gamme le', ofDish(({ leftAt }) => (leftAt === undefined ? null : dayCell(leftAt)))],
  [
    'Remarque',
    (row) => {
      if (row.kind === 'dish') return row.remark
      return row.reading.quantity === null ? 'Ventes non saisies' : 'Réparti sur ses plats'
    },
  ],
]

/** The dishes that are looked at, in the order of the carte, judged as the analysis judges them; then the menus. */
export function salesRows(sold: SoldOnCarte): Row[] {
  const dishes = soldDishes(sold)
  const { dishes: judged, leftOut, withoutSales } = judgeDishes(dishes)
  const judgedOf = new Map(judged.map((one) => [one.dish, one]))
  const remarks = new Map<CarteDish, string>([
    ...leftOut.map(({ dish, reason }) => [dish, REMARKS[reason]] as const),
    ...withoutSales.map((dish) => [dish, NOT_RECORDED] as const),
  ])
  return [
    ...dishes.map((dish): Row => ({
      kind: 'dish',
      dish,
      judged: judgedOf.get(dish) ?? null,
      remark: remarks.get(dish) ?? null,
    })),
    ...sold.menus.readings.map((reading): Row => ({ kind: 'menu', reading })),
  ]
}
