// npm run backup:fixture: the backup of a small restaurant in today's schema, which every later version has to restore.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { knownMigrations } from '#database/apply-migrations.ts'
import { asMember } from '#database/as-member.ts'
import { figuresOf } from '#database/backup/figures.ts'
import { releasedVersions } from '#database/backup/released-versions.ts'
import { writeBackup } from '#database/backup/write-backup.ts'
import { connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { addKitchen } from '#database/testing/kitchen.ts'
import { createAuth } from '#server/auth/auth.ts'
import { readConfig } from '#server/config.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { openRestaurant } from '#server/sheets/open-restaurant.ts'
import { version } from '#server/version.ts'

const FOLDER = fileURLToPath(new URL('../src/database/backup/fixtures', import.meta.url))

/** Whose sign-in the restored backup has to take. */
const CHEF = { name: 'Camille Fournier', email: 'camille@exemple.fr', password: 'un mot de passe gardé' }

const dataDir = await mkdtemp(join(tmpdir(), 'gramme-fixture-'))
const embedded = await startEmbedded(dataDir, { durable: false })
const database = await connect(embedded.connectionString)
try {
  await migrate(database)
  const config = { ...readConfig({ DATA_DIR: dataDir }), registration: 'open' as const }
  const log = pino({ level: 'warn' })
  const auth = createAuth({ config, database, mailer: createMailer(config, log), log })
  const { user } = await auth.api.signUpEmail({ body: CHEF })
  await openRestaurant(database, user.id)
  const other = randomUUID()
  await database.pool.query(
    `insert into auth.users (id, name, email) values ($1, 'Robin Voisin', 'robin@exemple.fr')`,
    [other],
  )
  await asMember(database, other, ({ client }) =>
    client.query('insert into account_settings (user_id) values ($1)', [other]),
  )
  await addKitchen(database, other)
  const name = knownMigrations().at(-1)?.name ?? ''
  const file = join(FOLDER, `${name}.tar.zst`)
  const figures = await asMember(database, user.id, figuresOf)
  const said = releasedVersions().includes(version) ? version : `${version}-unreleased`
  await writeBackup({ connectionString: embedded.connectionString, file, version: said })
  await writeFile(join(FOLDER, `${name}.figures.json`), `${JSON.stringify(figures)}\n`)
  console.log(`${file}, Gramme ${said}`)
} finally {
  await database.close()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}
