import { dishSales } from '#database/schema/dish-sales.ts'
import { selectColumns } from '#database/select-columns.ts'
import { gammeRecettes } from '#database/schema/gamme-recettes.ts'
import { menuSales } from '#database/schema/menu-sales.ts'
import { salesPeriods } from '#database/schema/sales-periods.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import type {
  DishSale,
  KeptPeriod,
  MenuSale,
  SalesDish,
  SalesPeriod,
  SalesPeriodDetail,
  SoldCarte,
  TakenDish,
} from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { keptPeriod } from '#contract/sales-periods.ts'
import { salesMapping } from '#contract/sales-mapping.ts'
import type { MemberTx } from '#database/as-member.ts'
import { CARTES_IN_ORDER, ownCarte } from '../cartes/own-carte.queries.ts'
import { dishRateOf } from '../gammes/dish-rate-sql.ts'
import { soldMenus } from '../menus/find.queries.ts'
import { dishCostDoubt, USUAL_COSTS } from '../sheets/cost-doubt-sql.ts'

const MENUS_OF_PERIOD = 's.user_id = p.user_id AND s.period_id = p.id AND s.choice_id IS NULL'

/** How many sales and their sum: of a closed period those that it keeps, of an open one its rows and those that it keeps. */
function counted(kept: string, rows: string, [count, sum]: readonly [string, string]): string {
  // Anything but a number, as an imported file may have it, is skipped.
  const path = `'lax $.${kept}[*].quantity ? (@.type() == "number")'`
  const all = `(
      SELECT s.quantity::numeric FROM ${rows} AND p.closed IS NULL
      UNION ALL SELECT (kept #>> '{}')::numeric FROM jsonb_path_query(coalesce(p.closed, p.departed), ${path}) AS kept
    ) AS sale (quantity)`
  return `(SELECT count(*) FROM ${all}) AS "${count}", (SELECT coalesce(sum(sale.quantity), 0) FROM ${all}) AS "${sum}"`
}

/** Of `sales_periods p`. */
const PERIOD = `
  ${selectColumns(salesPeriods, 'p', 'id', 'fileName', 'version', 'createdAt', 'closedAt')},
  p.first_day::text AS "firstDay", p.last_day::text AS "lastDay",
  ${counted('quantities', 'dish_sales s WHERE s.user_id = p.user_id AND s.period_id = p.id', ['dishes', 'sold'])},
  ${counted('menuQuantities', `menu_sales s WHERE ${MENUS_OF_PERIOD}`, ['menus', 'menusSold'])}`

/** One till has the sales of all cartes: a carte without a mapping has that of another. */
const CARTE = `
  SELECT c.id, c.nom, coalesce(c.sales_mapping, (
    SELECT sales_mapping FROM cartes WHERE user_id = $1 AND sales_mapping IS NOT NULL ORDER BY ${CARTES_IN_ORDER} LIMIT 1
  )) AS mapping
  FROM cartes c WHERE c.user_id = $1 AND c.id = $2`

/** Periods are the account's, and asked for by a carte of the user's: $2. */
export const CARTE_IS_THERE = 'EXISTS (SELECT FROM cartes WHERE user_id = $1 AND id = $2)'

const PERIODS = `
  SELECT ${PERIOD} FROM sales_periods p WHERE p.user_id = $1
  ORDER BY p.last_day DESC, p.first_day DESC, p.created_at DESC, p.id`

const GAMMES = `
  SELECT g.id, g.nom, json_build_object('id', c.id, 'nom', c.nom) AS carte
  FROM gammes g JOIN cartes c ON c.user_id = g.user_id AND c.id = g.carte_id
  WHERE g.user_id = $1 ORDER BY c.position, c.created_at, c.id, g.position, g.created_at, g.id`

const DISHES = `
  WITH usual AS (${USUAL_COSTS})
  SELECT ${selectColumns(gammeRecettes, 'r', 'gammeId', 'id', 'ficheId', 'nomAffiche', 'prixTtcAffiche', 'ownTvaRate')},
    ${selectColumns(techSheets, 's', 'title', 'coutMatiere', 'portions', 'uncostedLines')},
    ${dishRateOf('r')} AS "tvaRate", ${dishCostDoubt('r')} AS doubt
  FROM gammes g
  JOIN gamme_recettes r ON r.user_id = g.user_id AND r.gamme_id = g.id
  JOIN tech_sheets s ON s.user_id = r.user_id AND s.id = r.fiche_id
  JOIN account_settings a ON a.user_id = s.user_id
  LEFT JOIN usual u ON u.category = s.category
  WHERE g.user_id = $1 ORDER BY r.position, r.created_at, r.id`

/** Sales of dishes in the period $2 of the user $1. */
export const SALES = `
  SELECT ${selectColumns(dishSales, 's', 'gammeRecetteId', 'quantity')} FROM dish_sales s
  WHERE s.user_id = $1 AND s.period_id = $2 ORDER BY s.created_at, s.id`

/** The same of menus and of the dishes taken in them. */
export const MENU_SALES = `
  SELECT ${selectColumns(menuSales, 's', 'menuId', 'choiceId', 'ficheId', 'quantity')} FROM menu_sales s
  WHERE s.user_id = $1 AND s.period_id = $2 ORDER BY s.created_at, s.id`

const KEPT = 'SELECT closed, departed FROM sales_periods WHERE user_id = $1 AND id = $2'

export type StoredMenuSale = MenuSale & { choiceId: string | null; ficheId: string | null }

/** What sales are typed on, opened from a carte; undefined for one that is not the user's. Its statements have to agree. */
export async function readCarteSales(tx: MemberTx, carteId: string): Promise<CarteSales | undefined> {
  const { client, houseId } = tx
  const [cartes, periods, carteContent] = await Promise.all([
    client.query<{ id: string; nom: string; mapping: unknown }>(CARTE, [houseId, carteId]),
    client.query<SalesPeriod>(PERIODS, [houseId]),
    readSold(tx),
  ])
  const [carte] = cartes.rows
  if (!carte) return undefined
  // A mapping stored by an older version is asked for again.
  const mapping = salesMapping.nullable().safeParse(carte.mapping)
  return {
    id: carte.id,
    nom: carte.nom,
    ...carteContent,
    periods: periods.rows,
    mapping: mapping.success ? mapping.data : null,
  }
}

/** The dishes and menus of all cartes, as they are now. */
export async function readSold(tx: MemberTx): Promise<SoldCarte> {
  const values = [tx.houseId]
  const [gammes, dishes, menus] = await Promise.all([
    tx.client.query<Omit<SoldCarte['gammes'][number], 'dishes'>>(GAMMES, values),
    tx.client.query<SalesDish & { gammeId: string }>(DISHES, values),
    soldMenus(tx),
  ])
  const dishesOf = new Map<string, SalesDish[]>(gammes.rows.map(({ id }) => [id, []]))
  for (const { gammeId, ...dish } of dishes.rows) dishesOf.get(gammeId)?.push(dish)
  return { gammes: gammes.rows.map((gamme) => ({ ...gamme, dishes: dishesOf.get(gamme.id) ?? [] })), menus }
}

/** A period of the user's; undefined when there is none of this id, or the carte that it is asked for is not the user's. */
export async function findPeriod(
  { client, houseId }: MemberTx,
  carteId: string,
  periodId: string,
): Promise<SalesPeriod | undefined> {
  const { rows } = await client.query<SalesPeriod>(
    `SELECT ${PERIOD} FROM sales_periods p WHERE p.user_id = $1 AND p.id = $3 AND ${CARTE_IS_THERE}`,
    [houseId, carteId, periodId],
  )
  return rows[0]
}

/** The same with the sales of each dish. */
export async function readPeriod(
  tx: MemberTx,
  carteId: string,
  periodId: string,
): Promise<SalesPeriodDetail | undefined> {
  const values = [tx.houseId, periodId]
  const [period, kept, sales, ofMenus] = await Promise.all([
    findPeriod(tx, carteId, periodId),
    tx.client.query<Record<'closed' | 'departed', unknown>>(KEPT, values),
    tx.client.query<DishSale>(SALES, values),
    tx.client.query<StoredMenuSale>(MENU_SALES, values),
  ])
  if (!period) return undefined
  const closed = await withCartes(tx, keptPeriod.safeParse(kept.rows[0]?.closed).data)
  if (closed !== undefined) {
    const { gammes, menus, sheets: _sheets, ...recorded } = closed
    return { ...period, ...recorded, closed: { gammes, menus }, departed: null }
  }
  // Also where an imported file has another shape: its rows are read instead, and it can be closed again.
  const rows = { quantities: sales.rows, ...menuFiguresOf(ofMenus.rows) }
  const departed = await withCartes(tx, keptPeriod.safeParse(kept.rows[0]?.departed).data)
  if (departed === undefined) return { ...period, ...rows, closed: null, departed: null }
  return {
    ...period,
    quantities: [...rows.quantities, ...departed.quantities],
    menuQuantities: [...rows.menuQuantities, ...departed.menuQuantities],
    taken: [...rows.taken, ...departed.taken],
    closed: null,
    departed: { gammes: departed.gammes, menus: departed.menus },
  }
}

/** What a file of before several cartes has kept is of the first. */
async function withCartes(tx: MemberTx, kept: KeptPeriod | undefined): Promise<KeptPeriod | undefined> {
  if (kept === undefined || [...kept.gammes, ...kept.menus].every(({ carte }) => carte !== undefined))
    return kept
  const first = await ownCarte(tx)
  const placed = <Thing extends { carte?: typeof first | undefined }>(thing: Thing) => ({
    ...thing,
    carte: thing.carte ?? first,
  })
  return { ...kept, gammes: kept.gammes.map(placed), menus: kept.menus.map(placed) }
}

export function menuFiguresOf(rows: readonly StoredMenuSale[]) {
  const menuQuantities: MenuSale[] = []
  const taken: TakenDish[] = []
  for (const { menuId, choiceId, ficheId, quantity } of rows)
    if (choiceId !== null && ficheId !== null) taken.push({ choiceId, ficheId, quantity })
    else menuQuantities.push({ menuId, quantity })
  return { menuQuantities, taken }
}
