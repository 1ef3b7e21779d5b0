import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MemberTx } from '../as-member.ts'
import { cartes } from '../schema/cartes.ts'
import { dishSales } from '../schema/dish-sales.ts'
import { gammeRecettes } from '../schema/gamme-recettes.ts'
import { salesPeriods } from '../schema/sales-periods.ts'
import { dishId } from './add-gammes.ts'
import { SOLD } from './sales.ts'
import { stableId } from './stable-id.ts'

/** Adds the sales of last month, unless they exist already. */
export async function addSales({ db, userId }: MemberTx): Promise<void> {
  const [carte] = await db.select({ id: cartes.id }).from(cartes).where(eq(cartes.userId, userId))
  if (!carte) return
  const [period] = await db
    .insert(salesPeriods)
    .values({
      userId,
      id: stableId(userId, 'sales', 'last month'),
      carteId: carte.id,
      firstDay: sql`(date_trunc('month', now()) - interval '1 month')::date`,
      lastDay: sql`(date_trunc('month', now()) - interval '1 day')::date`,
      fileName: 'caisse-ventes-du-mois.csv',
    })
    .onConflictDoNothing()
    .returning({ id: salesPeriods.id })
  if (!period) return
  const sold = new Map(
    Object.entries(SOLD).flatMap(([gamme, dishes]) =>
      Object.entries(dishes).map(([title, quantity]) => [dishId(userId, gamme, title), quantity] as const),
    ),
  )
  const there = await db
    .select({ id: gammeRecettes.id })
    .from(gammeRecettes)
    .where(and(eq(gammeRecettes.userId, userId), inArray(gammeRecettes.id, [...sold.keys()])))
  const rows = there.flatMap(({ id }) => {
    const quantity = sold.get(id)
    return quantity === undefined ? [] : [{ userId, periodId: period.id, gammeRecetteId: id, quantity }]
  })
  if (rows.length > 0) await db.insert(dishSales).values(rows)
}
