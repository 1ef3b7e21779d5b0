// npm run account:fixture: the file of a small restaurant's account, which every later version has to import.
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { asMember } from '#database/as-member.ts'
import { figuresOf } from '#database/backup/figures.ts'
import { PNG } from '#tests/fixtures/tiny-photos.ts'
import { identityOf } from '#server/account/account.queries.ts'
import { settingsOf } from '#server/account/account-settings.ts'
import { writeAccountFile } from '#server/account-file/write-account-file.ts'
import { deleteMenu } from '#server/menus/write.queries.ts'
import { openUnder } from '#server/public-carte/address-in-transaction.queries.ts'
import { fixtureVersion, schemaName, withFixtureRestaurant } from './fixture-restaurant.ts'

const FOLDER = fileURLToPath(new URL('../src/server/account-file/fixtures', import.meta.url))

await withFixtureRestaurant(async ({ database, userId }) => {
  // What the restaurant lacks: a photo, something in the bin, a carte that guests read.
  await asMember(database, userId, async (tx) => {
    const idOf = async (query: string) => (await tx.client.query<{ id: string }>(query)).rows[0]?.id ?? ''
    await tx.client.query(
      `insert into tech_sheet_photos (user_id, tech_sheet_id, media_type, width, height, content) values ($1, $2, 'image/png', 3, 2, $3)`,
      [userId, await idOf('select id from tech_sheets order by search_text limit 1'), PNG],
    )
    await deleteMenu(tx, await idOf('select id from menus order by nom limit 1'))
    await openUnder(tx, await idOf('select id from cartes'), 'CamilleFournie')
  })
  const identity = await identityOf(database, userId)
  if (identity === undefined) throw new Error('The chef has no account')
  const file = join(FOLDER, `${schemaName()}.zip`)
  await asMember(
    database,
    userId,
    async (tx) => {
      const figures = await figuresOf(tx)
      await writeFile(join(FOLDER, `${schemaName()}.figures.json`), `${JSON.stringify(figures)}\n`)
      const account = { ...identity, ...(await settingsOf(tx)) }
      const wanted = { account, publicUrl: 'https://gramme.exemple.fr', version: fixtureVersion() }
      await pipeline(writeAccountFile(tx, wanted), createWriteStream(file))
    },
    { isolation: 'repeatable read' },
  )
  console.log(`${file}, Gramme ${fixtureVersion()}`)
})
