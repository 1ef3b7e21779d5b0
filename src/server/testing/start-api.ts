import type { FastifyInstance } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuseSecrets } from '#database/testing/log-secrets.ts'
import { watchNames } from '#database/testing/watch-names.ts'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { buildApp } from '../app.ts'
import { hashPassword, withKnownHash } from '../auth/password-hash.ts'
import type { Config } from '../config.ts'
import { defaultBackupFolder } from '../backups/default-folder.ts'
import { Restoration } from '../restoration/restoration.ts'
import { ApiClient } from './api-client.ts'
import { checkAnswers } from './check-answers.ts'

const PUBLIC_URL = 'http://localhost:3000'

export type Member = ApiClient & { readonly userId: string; readonly email: string }

type Parts = Pick<
  Parameters<typeof buildApp>[0],
  'mailer' | 'deliver' | 'hasMailServer' | 'operatorEmail' | 'webFolder' | 'timeouts' | 'interceptors'
> & {
  /** Whether it has the routes that restore a backup, which wait for an installation without accounts. */
  restores?: boolean
  /** A server whose database this one shares, and leaves to it. */
  beside?: Pick<Api, 'database'>
}

const hashes = new Map<string, Promise<string>>()

/** The hash of a password, made once: each takes as long as all else of a sign-up. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

type SignUp = { email?: string; password?: string; name?: string }

export type Api = {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  readonly config: Config
  /** Someone without an account. */
  visitor(): ApiClient
  /** A program with an access token. */
  program(token: string): ApiClient
  /** Someone with a fresh account, signed in. */
  signUp(who?: SignUp): Promise<Member>
  /** What the server has logged, a line of JSON each. */
  log(): string
  /** Forgets what was logged and which secrets were in use. @throws when a log holds one of them */
  checkLogs(): Promise<void>
  close(): Promise<void>
}

/** The whole server on its own database, without a network: `afterAll(api.close)` ends it. */
export async function startApi(
  changes: Partial<Config> = {},
  { beside, timeouts, restores = false, ...parts }: Parts = {},
): Promise<Api> {
  const database = beside?.database ?? (await createTestDatabase())
  if (!beside) await watchNames(database.pool)
  const dataDir = await mkdtemp(join(tmpdir(), 'gramme-api-'))
  const config: Config = {
    port: 3000,
    host: 'localhost',
    publicUrl: PUBLIC_URL,
    secret: 'a secret of tests that is long enough',
    dataDir,
    trustProxy: ['loopback'],
    requestsPerMinute: 100_000,
    storage: { maxItems: 1_000_000, maxPhotoBytes: 1_000_000_000 },
    backups: { folder: defaultBackupFolder(dataDir), kept: 7 },
    registration: 'open',
    ...changes,
  }
  const secrets = new Set<string>()
  let log = ''
  const logStream = { write: (line: string) => void (log += line) }
  const app = await buildApp({
    config,
    database,
    logStream,
    interceptors: [checkAnswers],
    // Mails are files, as if a server had taken them.
    hasMailServer: true,
    // A machine that is busy with other tests is no load of this server's.
    timeouts: { eventsMs: 0, lateMs: Infinity, readWaitMs: Infinity, writeWaitMs: Infinity, ...timeouts },
    ...(restores && {
      restoration: new Restoration(config, () => Promise.reject(new Error('nothing is restored'))),
    }),
    ...parts,
  })
  await app.ready()
  let accounts = 0

  const visitor = () => new ApiClient(app, config.publicUrl, secrets)
  const program = (token: string) => new ApiClient(app, config.publicUrl, secrets, token)

  async function signUp({ email, password = 'un mot de passe', name = 'Camille Martin' }: SignUp = {}) {
    accounts += 1
    const client = visitor()
    const address = email ?? `chef-${accounts}@exemple.fr`
    // Each from another address, because sign-ups are limited by address.
    const remoteAddress = `10.0.${accounts >> 8}.${accounts & 255}`
    const { status, body } = await withKnownHash({ password, hash: await hashOf(password) }, () =>
      client.send<{ user?: { id: string } }>('POST', '/api/auth/sign-up/email', {
        body: { email: address, password, name },
        remoteAddress,
      }),
    )
    if (!body.user) throw new Error(`signing up answered ${status}: ${JSON.stringify(body)}`)
    return Object.assign(client, { userId: body.user.id, email: address })
  }

  async function checkLogs() {
    refuseSecrets('the security log', await securityLog(database), secrets)
    refuseSecrets('the log', log, secrets)
    secrets.clear()
    log = ''
  }

  async function close() {
    await app.close()
    await checkLogs()
    if (!beside) await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }

  return { app, database, config, log: () => log, visitor, program, signUp, checkLogs, close }
}

/** Its rows, a line of JSON each. */
async function securityLog({ pool }: TestDatabase): Promise<string> {
  const { rows } = await pool.query<{ line: string }>(
    'select to_json(event)::text as line from auth.security_events event',
  )
  return rows.map(({ line }) => line).join('\n')
}
