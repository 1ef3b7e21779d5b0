import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { knownMigrations } from '#database/apply-migrations.ts'
import { releasedVersions } from '#database/backup/released-versions.ts'
import { connect, type Database } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { createAuth } from '#server/auth/auth.ts'
import { readConfig } from '#server/config.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { openRestaurant } from '#server/sheets/open-restaurant.ts'
import { version } from '#server/version.ts'

/** Whose sign-in a restored backup has to take. */
const CHEF = { name: 'Camille Fournier', email: 'camille@exemple.fr', password: 'un mot de passe gardé' }

type Restaurant = {
  database: Database
  connectionString: string
  /** Of the chef. */
  userId: string
}

/** The schema of today, by its last migration: what a fixture is called. */
export function schemaName(): string {
  return knownMigrations().at(-1)?.name ?? ''
}

/** The version of the program, as a fixture says it: one that is not released is no promise yet. */
export function fixtureVersion(): string {
  return releasedVersions().includes(version) ? version : `${version}-unreleased`
}

/** A small restaurant in today's schema, in an installation that is there for as long as `work` takes. */
export async function withFixtureRestaurant(work: (restaurant: Restaurant) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gramme-fixture-'))
  const { connectionString, stop } = await startEmbedded(dataDir, { durable: false })
  const database = await connect(connectionString)
  try {
    await migrate(database)
    const config = { ...readConfig({ DATA_DIR: dataDir }), registration: 'open' as const }
    const log = pino({ level: 'warn' })
    const auth = createAuth({ config, database, mailer: createMailer(config, log), log })
    const { user } = await auth.api.signUpEmail({ body: CHEF })
    await openRestaurant(database, user.id)
    await work({ database, connectionString, userId: user.id })
  } finally {
    await database.close()
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
