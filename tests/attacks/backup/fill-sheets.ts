import { randomBytes, randomUUID } from 'node:crypto'
import { asMember } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'

/** As a browser sends a photo of a telephone. */
const PHOTO_BYTES = 400_000
/** A photo of the largest size that the server takes. */
const LARGEST_PHOTO_BYTES = 10_000_000
const AT_ONCE = 20

/**
 * Adds sheets to an account, the first of them with photos of random bytes, which cannot be compressed; one is of the largest size.
 */
export async function fillSheets(
  database: Database,
  userId: string,
  { sheets, photos }: { sheets: number; photos: number },
): Promise<void> {
  for (let made = 0; made < Math.max(sheets, photos); made += AT_ONCE) {
    await asMember(database, userId, async ({ client }) => {
      for (let each = made; each < made + AT_ONCE; each += 1) {
        const sheet = randomUUID()
        await client.query(
          `insert into tech_sheets (user_id, id, title, category, portions) values ($1, $2, $3, 'Dessert', 4)`,
          [userId, sheet, `Fiche ${each}`],
        )
        if (each >= photos) continue
        await client.query(
          `insert into tech_sheet_photos (user_id, tech_sheet_id, media_type, width, height, content)
           values ($1, $2, 'image/jpeg', 1600, 1200, $3)`,
          [userId, sheet, randomBytes(each === 0 ? LARGEST_PHOTO_BYTES : PHOTO_BYTES)],
        )
      }
    })
  }
}
