import { randomUUID } from 'node:crypto'
import type { MenuChoiceInput } from '#contract/menus.ts'
import type { MemberTx } from '#database/as-member.ts'
import { menuChoices } from '#database/schema/menu-choices.ts'
import { menuDishes } from '#database/schema/menu-dishes.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { invalidFields } from '../translate-error.ts'

/** Gives a menu these choices and no others. @throws VALIDATION for a sheet that is not the user's */
export async function writeChoices(
  tx: GrowingTx,
  menuId: string,
  choices: readonly MenuChoiceInput[],
): Promise<void> {
  const { client, db, userId } = tx
  await refuseUnknownSheets(tx, choices)
  await client.query('DELETE FROM menu_choices WHERE user_id = $1 AND menu_id = $2', [userId, menuId])
  const kept = choices.map((choice, position) => ({ ...choice, id: randomUUID(), position }))
  if (kept.length === 0) return
  await db
    .insert(menuChoices)
    .values(kept.map(({ id, nom, position }) => ({ userId, id, menuId, nom, position })))
  const dishes = kept.flatMap(({ id, ficheIds }) =>
    ficheIds.map((ficheId, position) => ({ userId, choiceId: id, ficheId, position })),
  )
  if (dishes.length > 0) await db.insert(menuDishes).values(dishes)
}

async function refuseUnknownSheets({ client, userId }: MemberTx, choices: readonly MenuChoiceInput[]) {
  const sent = choices.flatMap(({ ficheIds }) => ficheIds)
  if (sent.length === 0) return
  // Locked, so that none of them is deleted before the menu refers to it.
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM tech_sheets WHERE user_id = $1 AND id = ANY($2) ORDER BY id FOR KEY SHARE',
    [userId, sent],
  )
  const known = new Set(rows.map(({ id }) => id))
  const issues = choices.flatMap(({ ficheIds }, choice) =>
    ficheIds.flatMap((id, dish) =>
      known.has(id)
        ? []
        : [{ path: `choices.${choice}.ficheIds.${dish}`, rule: 'unknown-reference' as const }],
    ),
  )
  if (issues.length > 0) throw invalidFields(issues)
}
