import type { MemberTx } from '#database/as-member.ts'
import type { PhotoType } from '#domain/catalogue/photo.ts'
import { withoutMetadata } from './metadata/without-metadata.ts'

const TABLES = ['tech_sheet_photos', 'carte_logos', 'receipt_photos'] as const

/** Removes the metadata of an account's stored pictures, one at a time; one that cannot be read stays as it is. */
export async function cleanPictures({ client, houseId }: MemberTx): Promise<void> {
  for (const table of TABLES) {
    const { rows: ids } = await client.query<{ id: string }>(`SELECT id FROM ${table} WHERE user_id = $1`, [
      houseId,
    ])
    for (const { id } of ids) {
      const { rows } = await client.query<{ mediaType: PhotoType; content: Buffer }>(
        `SELECT media_type AS "mediaType", content FROM ${table} WHERE user_id = $1 AND id = $2 FOR UPDATE`,
        [houseId, id],
      )
      const [picture] = rows
      const clean = picture && withoutMetadata(picture.content, picture.mediaType)
      if (clean && !clean.equals(picture.content))
        await client.query(`UPDATE ${table} SET content = $3 WHERE user_id = $1 AND id = $2`, [
          houseId,
          id,
          clean,
        ])
    }
  }
}
