import { asMember } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { insert } from '#database/testing/insert.ts'
import { ownCarte } from '../cartes/own-carte.queries.ts'

export type LaidDish = { ficheId: string; nom: string; prix: number }

/** The user's carte with a gamme on it: for tests of what is done with dishes, not of how they come there. */
export function layGamme(
  database: Database,
  { userId }: { userId: string },
  nom: string,
  dishes: readonly LaidDish[],
): Promise<{ carteId: string; gammeId: string; dishIds: string[] }> {
  return asMember(database, userId, async (tx) => {
    const { id: carteId } = await ownCarte(tx)
    const gammeId = await insert(tx, 'gammes', { user_id: userId, carte_id: carteId, nom })
    const dishIds = await Promise.all(
      dishes.map(({ ficheId, nom: name, prix }, position) =>
        insert(tx, 'gamme_recettes', {
          user_id: userId,
          gamme_id: gammeId,
          fiche_id: ficheId,
          nom_affiche: name,
          prix_ttc_affiche: prix,
          position,
        }),
      ),
    )
    return { carteId, gammeId, dishIds }
  })
}
