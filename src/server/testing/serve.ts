import { asMember } from '#database/as-member.ts'
import type { Api, Member } from './start-api.ts'

type Served = { ficheId: string; nomAffiche?: string; prixTtcAffiche?: number; description?: string }

/** Puts sheets on the chef's carte as gammes of so many dishes, in their order; for tests that are about the carte. */
export function serve(
  { database }: Api,
  { userId }: Member,
  carteId: string,
  gammes: { nom: string; recettes: Served[] }[],
): Promise<void> {
  return asMember(database, userId, async ({ client }) => {
    for (const [position, { nom, recettes }] of gammes.entries()) {
      const { rows } = await client.query<{ id: string }>(
        'INSERT INTO gammes (user_id, carte_id, nom, position) VALUES ($1, $2, $3, $4) RETURNING id',
        [userId, carteId, nom, position],
      )
      for (const [place, dish] of recettes.entries())
        await client.query(
          `INSERT INTO gamme_recettes (user_id, gamme_id, fiche_id, nom_affiche, prix_ttc_affiche, description, position)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
          [
            userId,
            rows[0]?.id,
            dish.ficheId,
            dish.nomAffiche ?? 'Plat',
            dish.prixTtcAffiche ?? 11,
            dish.description ?? '',
            place,
          ],
        )
    }
  })
}
