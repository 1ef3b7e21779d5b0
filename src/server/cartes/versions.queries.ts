import { carteVersions } from '#database/schema/carte-versions.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { CarteVersion, CarteVersionDetail } from '#contract/carte-versions.ts'
import { carte as carteShape } from '#contract/cartes.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { Reader } from '#database/session-reader.ts'
import { FRENCH_ALONE } from '#domain/cartes/languages.ts'
import type { PhotoType } from '#domain/catalogue/photo.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { loadPicture } from '../pictures/picture-loads.ts'
import { getCarte } from './carte.queries.ts'

const VERSION = selectColumns(carteVersions, 'v', 'id', 'carteId', 'nom', 'createdAt', 'personId')

/** Settings that versions of before lack. */
const NOT_YET_KEPT = { ...FRENCH_ALONE, coverPage: false, fitPages: null }

const KEEP = `
  INSERT INTO carte_versions AS v (user_id, carte_id, nom, carte, media_type, width, height, content)
  SELECT c.user_id, c.id, $3, $4, l.media_type, l.width, l.height, l.content
  FROM cartes c LEFT JOIN carte_logos l ON l.user_id = c.user_id AND l.carte_id = c.id
  WHERE c.user_id = $1 AND c.id = $2
  RETURNING ${VERSION}`

/** Keeps a carte with its logo as it is now. @throws NOT_FOUND */
export async function keepVersion(
  tx: GrowingTx,
  { id, nom }: { id: string; nom: string },
): Promise<CarteVersion> {
  const carte = await getCarte(tx, id)
  const { rows } = await tx.client.query<CarteVersion>(KEEP, [tx.houseId, id, nom, JSON.stringify(carte)])
  return orNotFound(rows[0])
}

/** The newest first; undefined for a carte that is not the user's. */
export async function listVersions(
  { client, houseId }: MemberTx,
  carteId: string,
): Promise<{ items: CarteVersion[] } | undefined> {
  const [cartes, versions] = await Promise.all([
    client.query('SELECT 1 FROM cartes WHERE user_id = $1 AND id = $2', [houseId, carteId]),
    client.query<CarteVersion>(
      `SELECT ${VERSION} FROM carte_versions v WHERE v.user_id = $1 AND v.carte_id = $2
       ORDER BY v.created_at DESC, v.id`,
      [houseId, carteId],
    ),
  ])
  return cartes.rowCount === 0 ? undefined : { items: versions.rows }
}

/** @throws NOT_FOUND, also where an imported file has a carte of another shape */
export async function getVersion({ client, houseId }: Reader, id: string): Promise<CarteVersionDetail> {
  const { rows } = await client.query<
    CarteVersion & { stored: unknown; width: number | null; height: number | null }
  >(
    `SELECT ${VERSION}, v.carte AS stored, v.width, v.height FROM carte_versions v
     WHERE v.user_id = $1 AND v.id = $2`,
    [houseId, id],
  )
  const { stored, width, height, ...version } = orNotFound(rows[0])
  const carte = orNotFound(carteShape.safeParse({ ...NOT_YET_KEPT, ...Object(stored) }).data)
  // Its logo is its own: that of the carte may be another one by now.
  const logo = width === null || height === null ? null : { id, width, height }
  return { ...version, carte: { ...carte, logo } }
}

/** @returns its id; undefined when there is none of this id */
export async function removeVersion({ client, houseId }: MemberTx, id: string) {
  const { rows } = await client.query<{ id: string }>(
    'DELETE FROM carte_versions WHERE user_id = $1 AND id = $2 RETURNING id',
    [houseId, id],
  )
  return rows[0]
}

/** @throws NOT_FOUND for a version without a logo too */
export async function versionLogo({ client, houseId }: Reader, id: string, pictureId: string) {
  const { rows } = await loadPicture(() =>
    client.query<{ mediaType: PhotoType; content: Buffer }>({
      name: 'get-version-logo',
      text: `SELECT v.media_type AS "mediaType", v.content FROM carte_versions v
             WHERE v.user_id = $1 AND v.id = $2 AND v.id = $3 AND v.content IS NOT NULL`,
      values: [houseId, id, pictureId],
    }),
  )
  return orNotFound(rows[0])
}
