import { asMember, type MemberTx } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { seedRestaurant } from '#database/seed/seed-restaurant.ts'
import { addExampleBatches } from '../batches/example-batches.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { addExampleInvoices } from '../invoices/example-invoices.ts'
import { addExampleOrders } from '../orders/example-orders.ts'
import { recostAll } from './recost.ts'

/** Fills an account with the example restaurant, costed; a second time changes nothing. */
export function openRestaurant(database: Database, userId: string): Promise<void> {
  return asMember(database, userId, fillRestaurant)
}

/** What is the example restaurant's is limited by nothing. */
export async function fillRestaurant(tx: MemberTx): Promise<void> {
  const suppliers = await seedRestaurant(tx)
  await recostAll(tx)
  await addExampleInvoices(tx as GrowingTx, suppliers)
  await addExampleBatches(tx as GrowingTx)
  await addExampleOrders(tx as GrowingTx)
}
