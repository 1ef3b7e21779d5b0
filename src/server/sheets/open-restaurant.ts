import { asMember, type MemberTx } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { addDaySales } from '#database/seed/add-day-sales.ts'
import { seedRestaurant } from '#database/seed/seed-restaurant.ts'
import { addExampleBatches } from '../batches/example-batches.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { addExampleInvoices } from '../invoices/example-invoices.ts'
import { addExampleOrders } from '../orders/example-orders.ts'
import { recostAll } from './recost.ts'

type Filling = {
  /** Whether with ten weeks of its sales day by day, which are some thousands of figures. */
  byDay?: boolean
}

/** Fills an account with the example restaurant, costed; a second time changes nothing. */
export function openRestaurant(database: Database, userId: string, filling: Filling = {}): Promise<void> {
  return asMember(database, userId, (tx) => fillRestaurant(tx, filling))
}

/** What is the example restaurant's is limited by nothing. */
export async function fillRestaurant(tx: MemberTx, { byDay = false }: Filling = {}): Promise<void> {
  const suppliers = await seedRestaurant(tx)
  await recostAll(tx)
  await addExampleInvoices(tx as GrowingTx, suppliers)
  await addExampleBatches(tx as GrowingTx)
  await addExampleOrders(tx as GrowingTx)
  if (byDay) await addDaySales(tx, new Date())
}
