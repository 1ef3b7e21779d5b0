import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { invalidFields } from '../translate-error.ts'

export type OwnCarte = { id: string; nom: string }

/** The first of the user's cartes is the first that this order gives. */
export const CARTES_IN_ORDER = 'position, created_at, id'

/** The name of the carte `c` of the user $1 where there are several, else null. */
export const CARTE_NAME = 'CASE WHEN (SELECT count(*) FROM cartes WHERE user_id = $1) > 1 THEN c.nom END'

/** The name of a gamme or a menu on the carte `c`, with that of the carte before it where there are several. */
export const nameWithCarte = (nom: string) => `concat_ws(' · ', ${CARTE_NAME}, ${nom})`

/** The carte that the gamme or menu $2 of the user $1 is on, as a column; the first where there is none of this id. */
export const carteOf = (table: 'gammes' | 'menus') => `coalesce(
  (SELECT carte_id FROM ${table} WHERE user_id = $1 AND id = $2),
  (SELECT id FROM cartes WHERE user_id = $1 ORDER BY ${CARTES_IN_ORDER} LIMIT 1))`

const READ = `SELECT id, nom FROM cartes WHERE user_id = $1 ORDER BY ${CARTES_IN_ORDER} LIMIT 1`

/**
 * The user's first carte, created at the first request. A concurrent request waits for the one that
 * is being made and finds it; so it is to be asked for in a transaction that reads what others have committed.
 */
export async function ownCarte(tx: MemberTx): Promise<OwnCarte> {
  const { client, houseId } = tx
  const known = await client.query<OwnCarte>(READ, [houseId])
  if (known.rows[0]) return known.rows[0]
  await namesChange(tx)
  await client.query(
    'INSERT INTO cartes (user_id) SELECT $1 WHERE NOT EXISTS (SELECT FROM cartes WHERE user_id = $1) RETURNING 1',
    [houseId],
  )
  const made = await client.query<OwnCarte>(READ, [houseId])
  if (!made.rows[0]) throw new Error('A carte that was just made cannot be read')
  return made.rows[0]
}

/** The cartes, locked until the transaction ends: it is alone in adding, moving and deleting gammes and cartes. */
export async function holdCartes({ client, houseId }: MemberTx): Promise<void> {
  await client.query('SELECT 1 FROM cartes WHERE user_id = $1 ORDER BY id FOR NO KEY UPDATE', [houseId])
}

/**
 * The carte that something new is for: the one that is named, else the first, which is made if there is none.
 * @param path of the input that names it
 * @throws VALIDATION when the carte that is named is not the user's
 */
export async function carteFor(tx: MemberTx, carteId: string | undefined, path = 'carteId'): Promise<string> {
  if (carteId === undefined) return (await ownCarte(tx)).id
  const { rows } = await tx.client.query('SELECT FROM cartes WHERE user_id = $1 AND id = $2', [
    tx.houseId,
    carteId,
  ])
  if (rows.length === 0) throw invalidFields([{ path, rule: 'unknown-reference' }])
  return carteId
}
