import { asMember } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { seedRestaurant } from '#database/seed/seed-restaurant.ts'
import { recostAll } from './recost.ts'

/** Fills an account with the example restaurant, costed; a second time changes nothing. */
export function openRestaurant(database: Database, userId: string): Promise<void> {
  return asMember(database, userId, async (tx) => {
    await seedRestaurant(tx)
    await recostAll(tx)
  })
}
