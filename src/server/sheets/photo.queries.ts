import type { Photo } from '#contract/sheets.ts'
import type { Acting } from '#database/as-member.ts'
import type { Reader } from '#database/session-reader.ts'
import type { PhotoType } from '#domain/catalogue/photo.ts'
import type { PhotoFacts } from '#domain/catalogue/read-photo.ts'
import { found } from '../found.ts'

type StoredPhoto = { mediaType: PhotoType; content: Buffer }

/**
 * Puts a photo in place of the one that the sheet had, under an id of its own. One statement: of two photos put at
 * once, one is there afterwards.
 * @throws NOT_FOUND
 */
export async function putPhoto(
  { client, userId }: Acting,
  sheetId: string,
  { type, width, height }: PhotoFacts,
  content: Buffer,
): Promise<Photo> {
  const { rows } = await client.query<Photo>(
    `INSERT INTO tech_sheet_photos (user_id, tech_sheet_id, media_type, width, height, content)
     SELECT user_id, id, $3, $4, $5, $6 FROM tech_sheets WHERE user_id = $1 AND id = $2
     ON CONFLICT (user_id, tech_sheet_id) DO UPDATE
       SET id = excluded.id, media_type = excluded.media_type, width = excluded.width, height = excluded.height,
         content = excluded.content, created_at = excluded.created_at
     RETURNING id, width, height`,
    [userId, sheetId, type, width, height, content],
  )
  return found(rows[0])
}

/**
 * Deletes the photo of a sheet; a sheet without one stays so.
 * @throws NOT_FOUND
 */
export async function removePhoto({ client, userId }: Acting, sheetId: string): Promise<{ id: string }> {
  const [{ rows }] = await Promise.all([
    client.query<{ id: string }>('SELECT id FROM tech_sheets WHERE user_id = $1 AND id = $2', [
      userId,
      sheetId,
    ]),
    client.query('DELETE FROM tech_sheet_photos WHERE user_id = $1 AND tech_sheet_id = $2', [
      userId,
      sheetId,
    ]),
  ])
  return found(rows[0])
}

/** @throws NOT_FOUND */
export async function getPhoto(
  { client, userId }: Reader,
  sheetId: string,
  photoId: string,
): Promise<StoredPhoto> {
  const { rows } = await client.query<StoredPhoto>({
    name: 'get-photo',
    text: `SELECT media_type AS "mediaType", content FROM tech_sheet_photos
           WHERE user_id = $1 AND id = $3 AND tech_sheet_id = $2`,
    values: [userId, sheetId, photoId],
  })
  return found(rows[0])
}
