import { and, eq, inArray } from 'drizzle-orm'
import type { MemberTx } from '../as-member.ts'
import { menuChoices } from '../schema/menu-choices.ts'
import { menuDishes } from '../schema/menu-dishes.ts'
import { menus } from '../schema/menus.ts'
import { techSheets } from '../schema/tech-sheets.ts'
import { findCarte } from './add-gammes.ts'
import { MENUS, type SeedMenu } from './menus.ts'
import { stableId } from './stable-id.ts'

/** Composes the restaurant's menus of its sheets; those that are there already stay as they are. */
export async function addMenus(tx: MemberTx): Promise<void> {
  const { db, houseId } = tx
  const carteId = await findCarte(tx)
  if (carteId === undefined) return
  const added = await db
    .insert(menus)
    .values(
      MENUS.map(({ nom, description, prixTtc }, position) => ({
        userId: houseId,
        id: menuId(houseId, nom),
        carteId,
        nom,
        description,
        prixTtc,
        position,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: menus.id })
  const addedIds = new Set(added.map(({ id }) => id))
  for (const menu of MENUS) if (addedIds.has(menuId(houseId, menu.nom))) await addChoices(tx, menu)
}

async function addChoices({ db, houseId }: MemberTx, { nom, choices }: SeedMenu): Promise<void> {
  const menu = menuId(houseId, nom)
  const rows = choices.map(([choice, titles], position) => ({
    userId: houseId,
    id: choiceId(houseId, nom, choice),
    menuId: menu,
    nom: choice,
    position,
    sheetIds: titles.map((title) => stableId(houseId, 'sheet', title)),
  }))
  await db.insert(menuChoices).values(rows.map(({ sheetIds: _sheetIds, ...row }) => row))
  // One whose title the user has taken is not there.
  const known = await db
    .select({ id: techSheets.id })
    .from(techSheets)
    .where(
      and(
        eq(techSheets.userId, houseId),
        inArray(
          techSheets.id,
          rows.flatMap(({ sheetIds }) => sheetIds),
        ),
      ),
    )
  const there = new Set(known.map(({ id }) => id))
  const dishes = rows.flatMap(({ id: choiceId, sheetIds }) =>
    sheetIds
      .filter((ficheId) => there.has(ficheId))
      .map((ficheId, position) => ({ userId: houseId, choiceId, ficheId, position })),
  )
  if (dishes.length > 0) await db.insert(menuDishes).values(dishes)
}

export function choiceId(userId: string, menu: string, choice: string): string {
  return stableId(userId, 'menu choice', `${menu}\n${choice}`)
}

export function menuId(userId: string, nom: string): string {
  return stableId(userId, 'menu', nom)
}
