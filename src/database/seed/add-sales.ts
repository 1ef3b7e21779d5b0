import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MemberTx } from '../as-member.ts'
import { dishSales } from '../schema/dish-sales.ts'
import { gammeRecettes } from '../schema/gamme-recettes.ts'
import { menuChoices } from '../schema/menu-choices.ts'
import { menuDishes } from '../schema/menu-dishes.ts'
import { menuSales } from '../schema/menu-sales.ts'
import { salesPeriods } from '../schema/sales-periods.ts'
import { dishId } from './add-gammes.ts'
import { choiceId, menuId } from './add-menus.ts'
import { SOLD_MENUS } from './menus.ts'
import { SOLD } from './sales.ts'
import { stableId } from './stable-id.ts'

/** Adds the sales of last month, unless they exist already. */
export async function addSales(tx: MemberTx): Promise<void> {
  const { db, houseId } = tx
  const [period] = await db
    .insert(salesPeriods)
    .values({
      userId: houseId,
      id: stableId(houseId, 'sales', 'last month'),
      firstDay: sql`(date_trunc('month', now()) - interval '1 month')::date`,
      lastDay: sql`(date_trunc('month', now()) - interval '1 day')::date`,
      fileName: 'caisse-ventes-du-mois.csv',
    })
    .onConflictDoNothing()
    .returning({ id: salesPeriods.id })
  if (!period) return
  const sold = new Map(
    Object.entries(SOLD).flatMap(([gamme, dishes]) =>
      Object.entries(dishes).map(([title, quantity]) => [dishId(houseId, gamme, title), quantity] as const),
    ),
  )
  const there = await db
    .select({ id: gammeRecettes.id })
    .from(gammeRecettes)
    .where(and(eq(gammeRecettes.userId, houseId), inArray(gammeRecettes.id, [...sold.keys()])))
  const rows = there.flatMap(({ id }) => {
    const quantity = sold.get(id)
    return quantity === undefined
      ? []
      : [{ userId: houseId, periodId: period.id, gammeRecetteId: id, quantity }]
  })
  if (rows.length > 0) await db.insert(dishSales).values(rows)
  await addMenuSales(tx, period.id)
}

/** Adds the sales of the menus that exist, with the dishes that the till recorded. */
async function addMenuSales({ db, houseId }: MemberTx, periodId: string): Promise<void> {
  const offered = await db
    .select({ menuId: menuChoices.menuId, choiceId: menuDishes.choiceId, ficheId: menuDishes.ficheId })
    .from(menuDishes)
    .innerJoin(
      menuChoices,
      and(eq(menuChoices.userId, menuDishes.userId), eq(menuChoices.id, menuDishes.choiceId)),
    )
    .where(eq(menuDishes.userId, houseId))
  const there = new Set(offered.flatMap((dish) => [dish.menuId, `${dish.choiceId}/${dish.ficheId}`]))
  const recorded = Object.entries(SOLD_MENUS).flatMap(([nom, { sold, taken }]) => {
    const menu = { userId: houseId, periodId, menuId: menuId(houseId, nom) }
    const dishes = Object.entries(taken).flatMap(([choice, titles]) =>
      Object.entries(titles).map(([title, quantity]) => ({
        ...menu,
        choiceId: choiceId(houseId, nom, choice),
        ficheId: stableId(houseId, 'sheet', title),
        quantity,
      })),
    )
    const known = dishes.filter((dish) => there.has(`${dish.choiceId}/${dish.ficheId}`))
    return there.has(menu.menuId) ? [{ ...menu, quantity: sold }, ...known] : []
  })
  if (recorded.length > 0) await db.insert(menuSales).values(recorded)
}
