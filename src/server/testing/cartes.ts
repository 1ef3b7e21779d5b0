import type { TechSheet } from '#contract/sheets.ts'
import { asMember } from '#database/as-member.ts'
import { ownCarte } from '../cartes/own-carte.queries.ts'
import type { Api, Member } from './start-api.ts'

type Dish = { sheet: TechSheet; nom?: string; prixTtc?: number; description?: string }

/** Puts dishes on the carte of a chef, gamme by gamme. */
export function layCarte(
  { database }: Api,
  { userId }: Member,
  gammes: Record<string, Dish[]>,
): Promise<{ id: string }> {
  return asMember(database, userId, async (acting) => {
    const { client } = acting
    const carte = await ownCarte(acting)
    for (const [position, [nom, dishes]] of Object.entries(gammes).entries()) {
      const gamme = await client.query<{ id: string }>(
        'INSERT INTO gammes (user_id, carte_id, nom, position) VALUES ($1, $2, $3, $4) RETURNING id',
        [userId, carte.id, nom, position],
      )
      for (const [
        place,
        { sheet, nom: name = sheet.title, prixTtc = 12, description = '' },
      ] of dishes.entries())
        await client.query(
          `INSERT INTO gamme_recettes
             (user_id, gamme_id, fiche_id, nom_affiche, prix_ttc_affiche, description, position)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
          [userId, gamme.rows[0]?.id, sheet.id, name, prixTtc, description, place],
        )
    }
    return { id: carte.id }
  })
}
