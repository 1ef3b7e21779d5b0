import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { MEMBER_NAME_MAX_LENGTH } from '#domain/house/limits.ts'
import { ROLES } from '#domain/house/role.ts'
import { instant, laterInstant, oneOf, trimmed } from './columns.ts'

/** Tables of the accounts, in the shape better-auth reads; only the server's own role reaches them. */
export const auth = pgSchema('auth')

export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

export const users = auth.table('users', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  email: text().notNull().unique(),
  /** Whether the account may be used with this address. */
  emailVerified: boolean().notNull().default(false),
  /** When its owner has shown that they read the mails of the address; null where open registration has asked for nothing. */
  emailConfirmedAt: moment(),
  image: text(),
  /** Whether a sign-in asks for a code of the authenticator. */
  twoFactorEnabled: boolean().notNull().default(false),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
})

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * In which houses a person works, and in which role. A house has the id of the account that it began with, and is deleted with
 * it; in the tables of `public` this id is `user_id`.
 */
export const memberships = auth.table(
  'memberships',
  {
    /** The person. */
    userId: ownerId(),
    houseId: ownerId(),
    role: text({ enum: ROLES }).notNull(),
    /** What this house calls the person; null where that is the name of the account. */
    name: text(),
    joinedAt: instant(),
    /** When the person last chose this house: a new session begins in the one of the latest. */
    usedAt: laterInstant(),
    /** The owner who offers the house to this person, until both have confirmed it. No reference: it counts while that one is an owner. */
    ownerOfferedBy: uuid(),
    ownerOfferedAt: laterInstant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.houseId] }),
    index().on(table.houseId),
    uniqueIndex('memberships_one_offer')
      .on(table.houseId)
      .where(sql`owner_offered_at is not null`),
    check('memberships_role', oneOf(table.role, ROLES)),
    check('memberships_name', trimmed(table.name, 1, MEMBER_NAME_MAX_LENGTH)),
    check(
      'memberships_offer_whole',
      sql`(${table.ownerOfferedBy} is null) = (${table.ownerOfferedAt} is null)`,
    ),
  ],
)

/** A session and a token act in a house by the membership, and are deleted with it. */
export const ofMembership = (name: string, table: { userId: AnyPgColumn; houseId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.userId, table.houseId],
    foreignColumns: [memberships.userId, memberships.houseId],
  }).onDelete('cascade')

export const sessions = auth.table(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    /** The house that it acts in; a trigger fills it with the one that its person used last. */
    houseId: uuid(),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.expiresAt),
    ofMembership('sessions_membership', table),
  ],
)

export const accounts = auth.table(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId), uniqueIndex().on(table.providerId, table.accountId)],
)

/** The authenticator of an account, and its recovery codes; both are encrypted with SECRET. */
export const twoFactors = auth.table(
  'two_factors',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    /** False until a code has confirmed that the authenticator has the secret. */
    verified: boolean().notNull().default(false),
    // better-auth's own count and lock of failures, which are not used: those of Gramme are in rate_limits.
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: moment(),
  },
  (table) => [uniqueIndex().on(table.userId)],
)

/** Public keys of devices that sign in to an account. */
export const passkeys = auth.table(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    name: text(),
    publicKey: text().notNull(),
    credentialID: text('credential_id').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    /** Of the model of the device, or of the password manager. */
    aaguid: text(),
    createdAt: moment().notNull().defaultNow(),
    usedAt: moment(),
  },
  (table) => [index().on(table.userId), uniqueIndex().on(table.credentialID)],
)

export const verifications = auth.table(
  'verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier), index().on(table.expiresAt)],
)

export const rateLimits = auth.table('rate_limits', {
  id: uuid().primaryKey().defaultRandom(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint({ mode: 'number' }).notNull(),
})

/** What better-auth's drizzle adapter takes, with `usePlural`. */
export const authSchema = { users, sessions, accounts, twoFactors, passkeys, verifications, rateLimits }
