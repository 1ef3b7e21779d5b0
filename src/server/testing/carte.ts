import type { TechSheet } from '#contract/sheets.ts'
import { asMember } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { namesChange } from '#database/names-change.ts'
import { insert } from '#database/testing/insert.ts'
import { ownCarte } from '../cartes/own-carte.queries.ts'
import type { Api } from './start-api.ts'

export type LaidDish = { ficheId: string; nom: string; prix: number; description?: string }

type Owner = { userId: string }

/** The user's carte with a gamme on it: for tests of what is done with dishes, not of how they come there. */
export function layGamme(
  database: Database,
  { userId }: Owner,
  nom: string,
  dishes: readonly LaidDish[],
  position = 0,
): Promise<{ carteId: string; gammeId: string; dishIds: string[] }> {
  return asMember(database, userId, async (tx) => {
    await namesChange(tx)
    const { id: carteId } = await ownCarte(tx)
    const gammeId = await insert(tx, 'gammes', { user_id: userId, carte_id: carteId, nom, position })
    const dishIds = await Promise.all(
      dishes.map(({ ficheId, nom: name, prix, description = '' }, place) =>
        insert(tx, 'gamme_recettes', {
          user_id: userId,
          gamme_id: gammeId,
          fiche_id: ficheId,
          nom_affiche: name,
          prix_ttc_affiche: prix,
          description,
          position: place,
        }),
      ),
    )
    return { carteId, gammeId, dishIds }
  })
}

export type LaidSheet = { sheet: TechSheet; nom?: string; prixTtc?: number; description?: string }

/** The user's carte, gamme by gamme, of sheets; a dish has the name of its sheet and costs 12 € by default. */
export async function layCarte(
  { database }: Api,
  owner: Owner,
  gammes: Record<string, LaidSheet[]>,
): Promise<{ id: string }> {
  for (const [position, [nom, sheets]] of Object.entries(gammes).entries()) {
    const dishes = sheets.map(({ sheet, nom: name = sheet.title, prixTtc = 12, description = '' }) => ({
      ficheId: sheet.id,
      nom: name,
      prix: prixTtc,
      description,
    }))
    await layGamme(database, owner, nom, dishes, position)
  }
  return asMember(database, owner.userId, ownCarte)
}
