import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import type { Api, Member } from './start-api.ts'

/** Removes all sheets and products of an account. */
export function emptyKitchen({ database }: Api, { userId }: Member): Promise<void> {
  return asMember(database, userId, async (tx) => {
    await tx.client.query(
      'DELETE FROM tech_sheet_ingredients; DELETE FROM tech_sheets; DELETE FROM user_products',
    )
    await namesChange(tx)
  })
}
