import { carteLogos } from '#database/schema/carte-logos.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { Picture } from '#contract/pictures.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { Reader } from '#database/session-reader.ts'
import type { PhotoType } from '#domain/catalogue/photo.ts'
import type { PhotoFacts } from '#domain/catalogue/read-photo.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'

/** Where pictures of a kind are kept, one for each of what they are of. */
export type PictureKind = {
  table: 'tech_sheet_photos' | 'carte_logos'
  /** What they are of, and the column that names it. */
  owner: 'tech_sheets' | 'cartes'
  column: 'tech_sheet_id' | 'carte_id'
}

type StoredPicture = { mediaType: PhotoType; content: Buffer }

/**
 * Replaces the picture, under a new id. One statement: of two pictures put at
 * once, one is there afterwards.
 * @throws NOT_FOUND
 */
export async function putPicture(
  { client, userId }: GrowingTx,
  { table, owner, column }: PictureKind,
  ownerId: string,
  { type, width, height, content }: PhotoFacts & { content: Buffer },
): Promise<Picture> {
  const { rows } = await client.query<Picture>(
    `INSERT INTO ${table} (user_id, ${column}, media_type, width, height, content)
     SELECT user_id, id, $3, $4, $5, $6 FROM ${owner} WHERE user_id = $1 AND id = $2
     ON CONFLICT (user_id, ${column}) DO UPDATE
       SET id = excluded.id, media_type = excluded.media_type, width = excluded.width, height = excluded.height,
         content = excluded.content, created_at = excluded.created_at
     RETURNING id, width, height`,
    [userId, ownerId, type, width, height, content],
  )
  return orNotFound(rows[0])
}

/**
 * Deletes the picture of something; what has none stays so.
 * @throws NOT_FOUND
 */
export async function removePicture(
  { client, userId }: MemberTx,
  { table, owner, column }: PictureKind,
  ownerId: string,
): Promise<{ id: string }> {
  const values = [userId, ownerId]
  const [{ rows }] = await Promise.all([
    client.query<{ id: string }>(`SELECT id FROM ${owner} WHERE user_id = $1 AND id = $2`, values),
    client.query(`DELETE FROM ${table} WHERE user_id = $1 AND ${column} = $2`, values),
  ])
  return orNotFound(rows[0])
}

/** @throws NOT_FOUND */
export async function getPicture(
  { client, userId }: Reader,
  { table, column }: PictureKind,
  ownerId: string,
  pictureId: string,
): Promise<StoredPicture> {
  const { rows } = await client.query<StoredPicture>({
    name: `get-picture ${table}`,
    text: `SELECT ${selectColumns(carteLogos, 'p', 'mediaType', 'content')} FROM ${table} p
           WHERE p.user_id = $1 AND p.id = $3 AND p.${column} = $2`,
    values: [userId, ownerId, pictureId],
  })
  return orNotFound(rows[0])
}
