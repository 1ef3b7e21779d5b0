// npm run backup:fixture: the backup of a small restaurant in today's schema, which every later version has to restore.
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asMember } from '#database/as-member.ts'
import { figuresOf } from '#database/backup/figures.ts'
import { writeBackup } from '#database/backup/write-backup.ts'
import { makeHouse } from '#database/memberships.ts'
import { addKitchen } from '#database/testing/kitchen.ts'
import { fixtureVersion, schemaName, withFixtureRestaurant } from './fixture-restaurant.ts'

const FOLDER = fileURLToPath(new URL('../src/database/backup/fixtures', import.meta.url))

await withFixtureRestaurant(async ({ database, connectionString, userId }) => {
  const other = randomUUID()
  await database.pool.query(
    `insert into auth.users (id, name, email) values ($1, 'Robin Voisin', 'robin@exemple.fr')`,
    [other],
  )
  await makeHouse(database.pool, other)
  await asMember(database, other, ({ client }) =>
    client.query('insert into account_settings (user_id) values ($1)', [other]),
  )
  await addKitchen(database, other)
  const file = join(FOLDER, `${schemaName()}.tar.zst`)
  const figures = await asMember(database, userId, figuresOf)
  await writeBackup({ connectionString, file, version: fixtureVersion() })
  await writeFile(join(FOLDER, `${schemaName()}.figures.json`), `${JSON.stringify(figures)}\n`)
  console.log(`${file}, Gramme ${fixtureVersion()}`)
})
