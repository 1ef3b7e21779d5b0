import type { FilledGammes, FilledGammesInput } from '#contract/imports.ts'
import { namesChange } from '#database/names-change.ts'
import { sameName } from '#domain/catalogue/same-name.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { carteFor } from '../cartes/own-carte.queries.ts'
import { addRecettes } from '../gammes/add-recettes.queries.ts'
import { createGamme } from '../gammes/gammes.queries.ts'
import { holdImport } from './as-part-of-import.queries.ts'
import { keepMade } from './record-import.queries.ts'

const OF_CARTE = `
  SELECT id, nom FROM gammes WHERE user_id = $1 AND carte_id = $2 ORDER BY position, created_at, id FOR NO KEY UPDATE`

const DISHES = 'SELECT fiche_id AS "ficheId" FROM gamme_recettes WHERE user_id = $1 AND gamme_id = $2'

type Named = { id: string; nom: string }

/**
 * Puts imported sheets into gammes of the first carte, those of the same names or new ones, as a part of their import.
 * @throws NOT_FOUND where the import cannot be undone any more; VALIDATION that names sheets that are not there
 */
export async function fillGammes(
  tx: GrowingTx,
  { id: importId, gammes }: FilledGammesInput,
): Promise<FilledGammes> {
  const { client, houseId } = tx
  await namesChange(tx)
  await holdImport(tx, importId)
  const carteId = await carteFor(tx, undefined)
  const { rows: there } = await client.query<Named>(OF_CARTE, [houseId, carteId])
  const byName = new Map(there.toReversed().map((gamme) => [sameName(gamme.nom), gamme]))
  const filled: FilledGammes['items'] = []
  for (const { nom, ficheIds } of gammes) {
    const known = byName.get(sameName(nom))
    const gamme: Named = known ?? (await createGamme(tx, { nom, carteId }))
    byName.set(sameName(nom), gamme)
    const { rows: dishes } = await client.query<{ ficheId: string }>(DISHES, [houseId, gamme.id])
    const served = new Set(dishes.map(({ ficheId }) => ficheId))
    const missing = [...new Set(ficheIds)].filter((ficheId) => !served.has(ficheId))
    const { items } =
      missing.length === 0 ? { items: [] } : await addRecettes(tx, { id: gamme.id, ficheIds: missing })
    filled.push({
      id: gamme.id,
      nom: gamme.nom,
      made: known === undefined,
      recipeIds: items.map(({ id }) => id),
    })
  }
  const made = filled.filter((gamme) => gamme.made)
  // Deleting a new gamme deletes its dishes.
  const dishes = filled.flatMap((gamme) => (gamme.made ? [] : gamme.recipeIds))
  await keepMade(
    tx,
    importId,
    'gammes',
    made.map(({ id }) => id),
  )
  await keepMade(tx, importId, 'gamme_recettes', dishes)
  return { items: filled }
}
