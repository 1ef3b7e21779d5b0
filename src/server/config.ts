import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { AccountStorage } from '#contract/account.ts'
import { type Registration, REGISTRATIONS } from '#contract/registration.ts'
import type { ConnectOptions } from '#database/connect.ts'
import { keptRandom, prepareDataFolder } from '#database/embedded/data-folder.ts'
import { StartupError } from '#database/startup-error.ts'
import { defaultBackupFolder } from './backups/default-folder.ts'
import { connectOptionsOf, databaseVariables } from './database-settings.ts'
import { providerOf, type ProviderSettings, providerVariables } from './auth/provider/settings.ts'
import type { TimeOfDay } from './backups/schedule.ts'
import { BACKUP_DAYS } from '#domain/house/erasure-days.ts'
import { wholeNumber } from './whole-number.ts'

export type StorageLimits = Pick<AccountStorage, 'maxItems' | 'maxPhotoBytes'>

const BYTES_OF_A_MEGABYTE = 1024 ** 2

/** The ranges that Fastify knows by name. */
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isProxy(written: string): boolean {
  if (RANGES.has(written)) return true
  const [address = '', bits, ...more] = written.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(address)]
  if (longest === undefined || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
}

/** A host, with or without a path that needs no escaping in an address, a pattern or a cookie. */
const PLACE = /^https?:\/\/[^/?#@\\\s]+(\/[\w~-][\w.~-]*)*\/?$/i

/** A network wider than any that one person has: 10.0.0.0/8 and fc00::/7 are the widest private ones. */
function isEveryone(proxy: string): boolean {
  const [address = '', bits] = proxy.split('/')
  return bits !== undefined && Number(bits) < (address.includes(':') ? 7 : 8)
}

const environment = z.object({
  PORT: wholeNumber('PORT', { min: 1, max: 65_535, fallback: 3000 }),
  HOST: z.string().trim().min(1, 'HOST ne peut pas être vide.').default('localhost'),
  ...databaseVariables,
  DATA_DIR: z.string().trim().min(1, 'DATA_DIR ne peut pas être vide.').default('./data'),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'PUBLIC_URL doit être une adresse web complète, comme https://gramme.exemple.fr.',
    })
    .regex(
      PLACE,
      'PUBLIC_URL ne contient ni utilisateur, ni mot de passe, ni paramètre, et son chemin que des lettres sans accent, chiffres, points et tirets : https://gramme.exemple.fr ou https://exemple.fr/gramme.',
    )
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error:
        "SMTP_URL doit être l'adresse d'un serveur de courrier : smtp://utilisateur:mot-de-passe@hôte:587.",
    })
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(',').map((proxy) => proxy.trim()))
    .refine((proxies) => proxies.every(isProxy), {
      error:
        'TRUST_PROXY doit nommer les proxys : des adresses ou des réseaux (172.18.0.0/16), séparés par des virgules, ou loopback, linklocal, uniquelocal.',
    })
    .refine((proxies) => !proxies.some(isEveryone), {
      error:
        "TRUST_PROXY ne peut pas nommer tout le monde (0.0.0.0/0) : n'importe qui choisirait son adresse. Nommez le réseau du proxy, comme 172.18.0.0/16.",
    })
    .default(['loopback']),
  REQUESTS_PER_MINUTE: wholeNumber('REQUESTS_PER_MINUTE', { min: 60, max: 100_000, fallback: 600 }),
  ACCOUNT_ITEMS: wholeNumber('ACCOUNT_ITEMS', { min: 1000, max: 100_000_000, fallback: 1_000_000 }),
  ACCOUNT_PHOTOS_MB: wholeNumber('ACCOUNT_PHOTOS_MB', { min: 1, max: 1_000_000, fallback: 2000 }),
  REGISTRATION: z
    .enum(
      REGISTRATIONS,
      `REGISTRATION doit valoir ${new Intl.ListFormat('fr', { type: 'disjunction' }).format(REGISTRATIONS)}.`,
    )
    .default('open'),
  ...providerVariables,
  OPERATOR_EMAIL: z
    .string()
    .trim()
    .toLowerCase()
    .check(z.email("OPERATOR_EMAIL doit être l'adresse du compte qui gère l'installation."))
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN doit compter au moins 16 caractères.').optional(),
  BACKUP_AT: z
    .string()
    .regex(
      /^(([01]\d|2[0-3]):[0-5]\d|never)$/,
      "BACKUP_AT doit être l'heure des sauvegardes, comme 03:00, ou never.",
    )
    .default('03:00'),
  BACKUP_DIR: z.string().trim().min(1, 'BACKUP_DIR ne peut pas être vide.').optional(),
  BACKUPS_KEPT: wholeNumber('BACKUPS_KEPT', { min: 1, max: BACKUP_DAYS, fallback: 7 }),
  SECRET: z.string().min(32, 'SECRET doit compter au moins 32 caractères.').optional(),
})

type Backups = {
  /** When one is made each day; absent: never. */
  at?: TimeOfDay
  folder: string
  /** How many stay. */
  kept: number
}

export type Config = {
  port: number
  host: string
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  databaseUrl?: string
  dataDir: string
  /** How the database is connected to; absent: by the defaults. */
  connecting?: ConnectOptions
  /** Where users reach the application, without a trailing slash. */
  publicUrl: string
  /** Absent: mails become files under `dataDir`. */
  smtpUrl?: string
  /** Proxies whose X-Forwarded-For is believed: addresses, networks, or names of ranges. */
  trustProxy: readonly string[]
  /** Of one account, or of one address of the demo's visitors. */
  requestsPerMinute: number
  /** What one account may hold. */
  storage: StorageLimits
  backups: Backups
  /** Who may make an account. */
  registration: Registration
  /** Absent: people sign in with what they set up here alone. */
  provider?: ProviderSettings
  /** Of the account that manages the installation, in lower case; absent: the first account does. */
  operatorEmail?: string
  /** Opens /metrics; absent: there is none. */
  metricsToken?: string
  /** Signs session cookies. */
  secret: string
}

function timeOfDay(written: string): TimeOfDay {
  const [hour, minute] = written.split(':').map(Number)
  return { hour: hour ?? 0, minute: minute ?? 0 }
}

/** An empty variable counts as absent, as shells and compose files write it. */
function presentOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  )
}

/** What the environment says; the secret is there only where it says that too. */
export type Settings = Omit<Config, 'secret'> & Partial<Pick<Config, 'secret'>>

/**
 * Reads the environment once, prepares the data folder and the secret kept in it.
 * @throws StartupError with one sentence a person can act on.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = readSettings(env)
  prepareDataFolder(settings.dataDir)
  return { ...settings, secret: settings.secret ?? keptRandom(join(settings.dataDir, 'secret'), 32).secret }
}

/** Reads the environment and prepares nothing. @throws StartupError with a line for each wrong variable */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = environment.safeParse(presentOnly(env))
  if (!parsed.success) throw new StartupError(parsed.error.issues.map((issue) => issue.message).join('\n'))
  const {
    PORT,
    HOST,
    DATABASE_URL,
    READ_URL,
    PUBLIC_URL,
    SMTP_URL,
    TRUST_PROXY,
    REQUESTS_PER_MINUTE,
    ACCOUNT_ITEMS,
    ACCOUNT_PHOTOS_MB,
    REGISTRATION,
    OPERATOR_EMAIL,
    METRICS_TOKEN,
    BACKUP_AT,
    BACKUP_DIR,
    BACKUPS_KEPT,
    SECRET,
  } = parsed.data
  if (READ_URL !== undefined && DATABASE_URL === undefined)
    throw new StartupError('READ_URL demande DATABASE_URL : la base embarquée n’a pas de copie.')
  const dataDir = resolve(parsed.data.DATA_DIR)
  const provider = providerOf(parsed.data)
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    connecting: connectOptionsOf(parsed.data),
    dataDir,
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ''),
    smtpUrl: SMTP_URL,
    trustProxy: TRUST_PROXY,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    storage: { maxItems: ACCOUNT_ITEMS, maxPhotoBytes: ACCOUNT_PHOTOS_MB * BYTES_OF_A_MEGABYTE },
    backups: {
      ...(BACKUP_AT !== 'never' && { at: timeOfDay(BACKUP_AT) }),
      folder: resolve(BACKUP_DIR ?? defaultBackupFolder(dataDir)),
      kept: BACKUPS_KEPT,
    },
    registration: REGISTRATION,
    ...(provider && { provider }),
    operatorEmail: OPERATOR_EMAIL,
    metricsToken: METRICS_TOKEN,
    ...(SECRET !== undefined && { secret: SECRET }),
  }
}
