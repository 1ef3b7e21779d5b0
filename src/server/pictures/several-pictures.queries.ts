import type { Picture } from '#contract/pictures.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { PhotoFacts } from '#domain/catalogue/read-photo.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { invalidFields, outdated } from '../translate-error.ts'
import type { PictureKind } from './pictures.queries.ts'

/** Of one picture among several: what it is of, and its id. */
type Named = { id: string; pictureId: string }
type Stored = Picture & { ofId: string; same: boolean }

/**
 * Adds a picture under the id that its sender has made; one that is there already stays.
 * @param most of one thing
 * @throws NOT_FOUND; VERSION_CONFLICT where another picture has this id; VALIDATION beyond `most`
 */
export async function addPicture(
  { client, houseId }: GrowingTx,
  { table, owner, column }: PictureKind,
  { id, pictureId }: Named,
  { type, width, height, content, most }: PhotoFacts & { content: Buffer; most: number },
): Promise<Picture> {
  const { rows: owners } = await client.query(
    `SELECT 1 FROM ${owner} WHERE user_id = $1 AND id = $2 FOR NO KEY UPDATE`,
    [houseId, id],
  )
  orNotFound(owners[0])
  const { rows } = await client.query<Stored>(
    `SELECT id, width, height, ${column} AS "ofId", content = $3 AS same FROM ${table} WHERE user_id = $1 AND id = $2`,
    [houseId, pictureId, content],
  )
  const [stored] = rows
  if (stored) {
    const { ofId, same, ...picture } = stored
    if (same && ofId === id) return picture
    throw outdated('picture', picture)
  }
  const { rows: added } = await client.query<Picture>(
    `INSERT INTO ${table} (user_id, id, ${column}, position, media_type, width, height, content)
     SELECT $1, $3, $2, place, $4, $5, $6, $7 FROM generate_series(0, $8::int - 1) AS place
     WHERE NOT EXISTS (SELECT FROM ${table} t WHERE t.user_id = $1 AND t.${column} = $2 AND t.position = place)
     ORDER BY place LIMIT 1
     RETURNING id, width, height`,
    [houseId, id, pictureId, type, width, height, content, most],
  )
  const [picture] = added
  if (!picture) throw invalidFields([{ path: 'body', rule: 'too-many-photos' }])
  return picture
}

/** Deletes one of several pictures. @throws NOT_FOUND, also where it is of another thing */
export async function removeOnePicture(
  { client, houseId }: MemberTx,
  { table, column }: PictureKind,
  { id, pictureId }: Named,
): Promise<{ id: string }> {
  const { rows } = await client.query<{ id: string }>(
    `DELETE FROM ${table} WHERE user_id = $1 AND ${column} = $2 AND id = $3 RETURNING id`,
    [houseId, id, pictureId],
  )
  return orNotFound(rows[0])
}
