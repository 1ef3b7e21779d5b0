import { carteLogos } from '#database/schema/carte-logos.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { Picture } from '#contract/pictures.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { Reader } from '#database/session-reader.ts'
import type { PhotoType } from '#domain/catalogue/photo.ts'
import type { PhotoFacts } from '#domain/catalogue/read-photo.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { loadPicture } from './picture-loads.ts'
import { outdated } from '../translate-error.ts'

/** Where pictures of a kind are kept, one for each of what they are of. */
export type PictureKind = {
  table: 'tech_sheet_photos' | 'carte_logos' | 'receipt_photos'
  /** What they are of, and the column that names it. */
  owner: 'tech_sheets' | 'cartes' | 'receipts'
  column: 'tech_sheet_id' | 'carte_id' | 'receipt_id'
}

type StoredPicture = { mediaType: PhotoType; content: Buffer }

/** What a picture is of, and the one that was read: its id, `NO_PICTURE`, or undefined where any is meant. */
type PictureRead = { id: string; version?: string | undefined }

/**
 * Replaces the picture, under a new id, unless another one is stored than the one that was read. One statement: of two
 * pictures put at once, one is there afterwards.
 * @throws NOT_FOUND, VERSION_CONFLICT with the stored picture
 */
export async function putPicture(
  tx: GrowingTx,
  kind: PictureKind,
  { id, version }: PictureRead,
  { type, width, height, content }: PhotoFacts & { content: Buffer },
): Promise<Picture> {
  const { client, houseId } = tx
  const { table, owner, column } = kind
  const { rows: owners } = await client.query(
    `SELECT 1 FROM ${owner} WHERE user_id = $1 AND id = $2 FOR KEY SHARE`,
    [houseId, id],
  )
  orNotFound(owners[0])
  const { rows } = await client.query<Picture>(
    `INSERT INTO ${table} (user_id, ${column}, media_type, width, height, content)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (user_id, ${column}) DO UPDATE
       SET id = excluded.id, media_type = excluded.media_type, width = excluded.width, height = excluded.height,
         content = excluded.content, created_at = excluded.created_at
       WHERE coalesce(${table}.id::text = $7, true)
     RETURNING id, width, height`,
    [houseId, id, type, width, height, content, version],
  )
  const [picture] = rows
  if (!picture) await refuseChanged(tx, kind, id)
  return orNotFound(picture)
}

/**
 * Deletes the picture of something, unless another one is stored than the one that was read; what has none stays so.
 * @throws NOT_FOUND, VERSION_CONFLICT with the stored picture
 */
export async function removePicture(
  tx: MemberTx,
  kind: PictureKind,
  { id, version }: PictureRead,
): Promise<{ id: string }> {
  const { client, houseId } = tx
  const { table, owner, column } = kind
  const [{ rows }] = await Promise.all([
    client.query<{ id: string }>(`SELECT id FROM ${owner} WHERE user_id = $1 AND id = $2`, [houseId, id]),
    client.query(
      `DELETE FROM ${table} WHERE user_id = $1 AND ${column} = $2 AND ($3::text IS NULL OR id::text = $3)`,
      [houseId, id, version],
    ),
  ])
  if (version !== undefined) await refuseChanged(tx, kind, id)
  return orNotFound(rows[0])
}

/** @throws VERSION_CONFLICT where a picture is stored still */
async function refuseChanged({ client, houseId }: MemberTx, { table, column }: PictureKind, ownerId: string) {
  const { rows } = await client.query<Picture>(
    `SELECT id, width, height FROM ${table} WHERE user_id = $1 AND ${column} = $2`,
    [houseId, ownerId],
  )
  const [current] = rows
  if (current) throw outdated('picture', current)
}

/** @throws NOT_FOUND */
export async function getPicture(
  { client, houseId }: Reader,
  { table, column }: PictureKind,
  ownerId: string,
  pictureId: string,
): Promise<StoredPicture> {
  const { rows } = await loadPicture(() =>
    client.query<StoredPicture>({
      name: `get-picture ${table}`,
      text: `SELECT ${selectColumns(carteLogos, 'p', 'mediaType', 'content')} FROM ${table} p
           WHERE p.user_id = $1 AND p.id = $3 AND p.${column} = $2`,
      values: [houseId, ownerId, pictureId],
    }),
  )
  return orNotFound(rows[0])
}
