import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { authTables } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { users } from '#database/schema/auth.ts'
import { StartupError } from '#database/startup-error.ts'
import { createAuth } from '#server/auth/auth.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { openRestaurant } from '#server/sheets/open-restaurant.ts'
import { eq } from 'drizzle-orm'
import { withDatabase } from './with-database.ts'

const DEMO = { email: 'demo@gramme.local', name: 'Camille Fournier' }

async function findUser(database: Database, email: string): Promise<string | undefined> {
  const [user] = await authTables(database)
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
  return user?.id
}

/** The demo account; its password is shown once, when it is made. */
async function demoAccount(config: Config, database: Database): Promise<string> {
  const known = await findUser(database, DEMO.email)
  if (known !== undefined) return known
  const log = pino({ level: 'warn' })
  const auth = createAuth({
    config: { ...config, registration: 'open' },
    database,
    mailer: createMailer(config, log),
    log,
  })
  const password = randomBytes(9).toString('base64url')
  const { user } = await auth.api.signUpEmail({ body: { ...DEMO, password } })
  console.log(`Compte créé : ${DEMO.email}, mot de passe : ${password}`)
  return user.id
}

async function namedAccount(database: Database, email: string): Promise<string> {
  const known = await findUser(database, email)
  if (known !== undefined) return known
  throw new StartupError(`Aucun compte pour ${email} : créez-le d'abord, ou laissez EMAIL vide.`)
}

try {
  const config = readConfig(process.env)
  const email = process.env.EMAIL
  await withDatabase(config, async (database) => {
    const userId = email ? await namedAccount(database, email) : await demoAccount(config, database)
    await openRestaurant(database, userId, { byDay: true })
    console.log(`Le restaurant d'exemple est dans le compte ${email || DEMO.email}.`)
  })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
