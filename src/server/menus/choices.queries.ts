import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { MenuChoiceInput } from '#contract/menus.ts'
import type { MemberTx } from '#database/as-member.ts'
import { menuChoices } from '#database/schema/menu-choices.ts'
import { menuDishes } from '#database/schema/menu-dishes.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { invalidFields } from '../translate-error.ts'

/** Gives a menu these choices and no others, under the ids that are sent. @throws VALIDATION for a sheet that is not the user's */
export async function writeChoices(
  tx: GrowingTx,
  menuId: string,
  choices: readonly MenuChoiceInput[],
): Promise<void> {
  const { client, db, houseId } = tx
  await refuseUnknownSheets(tx, choices)
  const taken = await idsTakenElsewhere(tx, menuId, choices)
  const kept = choices.map((choice, position) => {
    const id = choice.id === undefined || taken.has(choice.id) ? randomUUID() : choice.id
    // Sent twice, the second is another choice.
    taken.add(id)
    return { ...choice, id, position }
  })
  const ids = kept.map(({ id }) => id)
  await client.query(
    `WITH gone AS (
       DELETE FROM menu_choices WHERE user_id = $1 AND menu_id = $2 AND NOT id = ANY ($3::uuid[])
     )
     DELETE FROM menu_dishes WHERE user_id = $1 AND choice_id = ANY ($3::uuid[])`,
    [houseId, menuId, ids],
  )
  if (kept.length === 0) return
  await db
    .insert(menuChoices)
    .values(
      kept.map(({ id, nom, nomEn, position }) => ({ userId: houseId, id, menuId, nom, nomEn, position })),
    )
    .onConflictDoUpdate({
      target: [menuChoices.userId, menuChoices.id],
      set: { nom: sql`excluded.nom`, nomEn: sql`excluded.nom_en`, position: sql`excluded.position` },
    })
  const dishes = kept.flatMap(({ id, ficheIds, dishNamesEn = {} }) =>
    ficheIds.map((ficheId, position) => {
      return { userId: houseId, choiceId: id, ficheId, nomEn: dishNamesEn[ficheId] ?? '', position }
    }),
  )
  if (dishes.length > 0) await db.insert(menuDishes).values(dishes)
}

/** Ids that choices of other menus have, also of those in the bin. */
async function idsTakenElsewhere(
  { client, houseId }: MemberTx,
  menuId: string,
  choices: readonly MenuChoiceInput[],
): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM menu_choices WHERE user_id = $1 AND menu_id <> $2 AND id = ANY ($3::uuid[])
     UNION ALL
     SELECT row_id FROM deleted_rows WHERE user_id = $1 AND table_name = 'menu_choices' AND row_id = ANY ($3::uuid[])`,
    [houseId, menuId, choices.flatMap(({ id }) => id ?? [])],
  )
  return new Set(rows.map(({ id }) => id))
}

async function refuseUnknownSheets({ client, houseId }: MemberTx, choices: readonly MenuChoiceInput[]) {
  const sent = choices.flatMap(({ ficheIds }) => ficheIds)
  if (sent.length === 0) return
  // Locked, so that none of them is deleted before the menu refers to it.
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM tech_sheets WHERE user_id = $1 AND id = ANY($2) ORDER BY id FOR KEY SHARE',
    [houseId, sent],
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
