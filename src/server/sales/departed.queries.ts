import { type DishSale, keptPeriod, type KeptPeriod } from '#contract/sales-periods.ts'
import type { MemberTx } from '#database/as-member.ts'
import { keptPart, mergedParts, NOTHING_KEPT, sheetIdsOf } from './kept-part.ts'
import { keptSheets } from './kept-sheets.queries.ts'
import { menuFiguresOf, MENU_SALES, readSold, SALES, type StoredMenuSale } from './read-sales.queries.ts'

/** Open periods with sales of dishes and menus that the act $2 of the bin has copied, and that are about to be deleted. */
const LEAVING = `
  SELECT p.id, p.departed, left_with.ids, left_with.at::text AS at
  FROM sales_periods p JOIN (
    SELECT d.facts ->> 'period_id' AS period_id, array_agg(DISTINCT thing.row_id) AS ids, min(i.deleted_at) AS at
    FROM deleted_rows d
    JOIN deleted_items i ON i.user_id = $1 AND i.id = d.item_id
    JOIN deleted_rows thing ON thing.user_id = $1 AND thing.item_id = d.item_id AND thing.emptied IS NULL
      AND (thing.table_name = 'gamme_recettes' AND d.table_name = 'dish_sales'
          AND thing.row_id = (d.facts ->> 'gamme_recette_id')::uuid
        OR thing.table_name = 'menus' AND d.table_name = 'menu_sales'
          AND thing.row_id = (d.facts ->> 'menu_id')::uuid)
    WHERE d.user_id = $1 AND d.item_id = $2 AND d.emptied IS NULL
    GROUP BY 1
  ) left_with ON p.id = left_with.period_id::uuid
  WHERE p.user_id = $1 AND p.closed IS NULL
  ORDER BY p.id FOR UPDATE OF p`

const WRITE = 'UPDATE sales_periods SET departed = $3 WHERE user_id = $1 AND id = $2'

type Leaving = { id: string; departed: unknown; ids: string[]; at: string }

/**
 * Keeps in the open periods what was sold of the dishes and menus that an act of the bin deletes, with their prices, costs
 * and sheets as they are now. Call it before anything is deleted.
 */
export async function keepDeparted(tx: MemberTx, itemId: string): Promise<void> {
  const { client, houseId } = tx
  const { rows } = await client.query<Leaving>(LEAVING, [houseId, itemId])
  for (const { id, departed, ids, at } of rows) {
    const leaving = await soldNow(tx, id, new Set(ids))
    if (leaving === null) continue
    const leftAt = new Date(at).toISOString()
    const marked = {
      ...leaving,
      gammes: leaving.gammes.map((gamme) => ({
        ...gamme,
        dishes: gamme.dishes.map((dish) => ({ ...dish, leftAt })),
      })),
      menus: leaving.menus.map((menu) => ({ ...menu, leftAt })),
    }
    await writeDeparted(tx, id, mergedParts(readDeparted(departed) ?? NOTHING_KEPT, marked))
  }
}

/** What a period has sold of some dishes and menus of the cartes, as they are now. */
async function soldNow(tx: MemberTx, periodId: string, ids: ReadonlySet<string>): Promise<KeptPeriod | null> {
  const values = [tx.houseId, periodId]
  const [carte, sales, ofMenus] = await Promise.all([
    readSold(tx),
    tx.client.query<DishSale>(SALES, values),
    tx.client.query<StoredMenuSale>(MENU_SALES, values),
  ])
  const figures = { quantities: sales.rows, ...menuFiguresOf(ofMenus.rows) }
  const part = keptPart({ ...carte, ...figures, sheets: [] }, ({ id }) => ids.has(id))
  return part && { ...part, sheets: await keptSheets(tx, sheetIdsOf(part)) }
}

/** Which of these dishes and menus are on the carte. */
export async function idsThere(
  { client, houseId }: MemberTx,
  { gammes, menus }: Pick<KeptPeriod, 'gammes' | 'menus'>,
): Promise<ReadonlySet<string>> {
  const ids = [...gammes.flatMap(({ dishes }) => dishes), ...menus].map(({ id }) => id)
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM gamme_recettes WHERE user_id = $1 AND id = ANY ($2::uuid[])
     UNION ALL SELECT id FROM menus WHERE user_id = $1 AND id = ANY ($2::uuid[])`,
    [houseId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Without the records of dishes that a menu no longer offers. */
export async function stillOffered({ client, houseId }: MemberTx, part: KeptPeriod): Promise<KeptPeriod> {
  const { rows } = await client.query<{ key: string }>(
    `SELECT choice_id || '/' || fiche_id AS key FROM menu_dishes
     WHERE user_id = $1 AND choice_id = ANY ($2::uuid[])`,
    [houseId, part.taken.map(({ choiceId }) => choiceId)],
  )
  const offered = new Set(rows.map(({ key }) => key))
  return {
    ...part,
    taken: part.taken.filter(({ choiceId, ficheId }) => offered.has(`${choiceId}/${ficheId}`)),
  }
}

/** What is stored of the dishes and menus that have left; null where an imported file has another shape. */
export function readDeparted(stored: unknown): KeptPeriod | null {
  return keptPeriod.safeParse(stored).data ?? null
}

export async function writeDeparted(
  { client, houseId }: MemberTx,
  periodId: string,
  departed: KeptPeriod | null,
): Promise<void> {
  await client.query(WRITE, [houseId, periodId, departed === null ? null : JSON.stringify(departed)])
}
