import { PROVIDER_ID } from '#contract/identity-provider.ts'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import type { FastifyBaseLogger } from 'fastify'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/account-limits.ts'
import { authTables } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { authSchema } from '#database/schema/auth.ts'
import { sqlFailure } from '#database/sql-failure.ts'
import { languageOf, makeHouseOf } from '../account/account-settings.ts'
import { basePathOf } from '../base-path.ts'
import type { Config } from '../config.ts'
import { loggable } from '../log/loggable.ts'
import type { Mailer } from '../mail/mailer.ts'
import { resetPasswordMail } from '../mail/reset-password-mail.ts'
import { Attempts } from './attempts.ts'
import { confirmAccount } from './confirmation-links.ts'
import { keepFailure } from './hidden-failure.ts'
import { passkeyPlugin } from './passkey-plugin.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { endEarlierMeans, refuseSecondIdentity } from './provider/account-means.ts'
import { admitNewcomer, CALLBACK_PATH, choicesOf, isLinkedByOwner } from './provider/newcomers.ts'
import { houseSignUp, joinInvited } from './house-sign-up.ts'
import { secondFactorPlugin } from './second-factor-plugin.ts'
import { endEarlierLinks, TRUSTED, WAITING } from './reset-links.ts'
import { noteRestored } from './restored-account.ts'
import { cookiePrefix } from './session-cookie.ts'
import { MAILS_TO_ONE_ADDRESS } from './sign-in-guard.ts'
import { countTokens } from './tokens-at-change.ts'
import { trustedOrigins } from './trusted-origins.ts'

const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null, scope: null }
const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
/** How long a session that is remembered lasts without a request. */
export const SESSION_S = 7 * DAY_S

/** The header in which the address of the socket travels to better-auth; what a client sends under this name is dropped. */
export const ADDRESS_HEADER = 'x-gramme-address'

type Parts = { config: Config; database: Database; mailer: Mailer; log: FastifyBaseLogger }

export type Auth = ReturnType<typeof createAuth>

/** Accounts and sessions, kept in the database: nothing about a session is believed from its cookie alone. */
export function createAuth({ config, database, mailer, log }: Parts) {
  const attempts = new Attempts(database, config.secret)
  const reach = {
    secure: config.publicUrl.startsWith('https:'),
    path: basePathOf(config.publicUrl) || '/',
  }
  const providerOnly = config.provider?.only === true

  async function sendResetLink(
    user: { id: string; email: string; name: string },
    token: string,
  ): Promise<void> {
    const { allowed } = await attempts.begin(attempts.key('reset-mail', user.email), MAILS_TO_ONE_ADDRESS)
    if (!allowed) return
    await endEarlierLinks(database, token)
    const tokens = await countTokens(database, user.id)
    const tokensPart = tokens > 0 ? `&tokens=${tokens}` : ''
    const link = `${config.publicUrl}/reset-password#type=recovery&token=${encodeURIComponent(token)}${tokensPart}`
    const language = await languageOf(database, user.id)
    await mailer.send(resetPasswordMail({ to: user.email, name: user.name, link, language }))
  }

  return betterAuth({
    appName: 'Gramme',
    baseURL: new URL(config.publicUrl).origin,
    basePath: '/api/auth',
    secret: config.secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(authTables(database), {
      provider: 'pg',
      schema: authSchema,
      usePlural: true,
      transaction: true,
    }),
    trustedOrigins: (request) => trustedOrigins(config.publicUrl, request?.url),
    emailAndPassword: {
      enabled: true,
      // An account that was made with confirmation waits for it in every mode that does not let everyone in.
      requireEmailVerification: config.registration !== 'open',
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: HOUR_S,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        // The link came by mail.
        await confirmAccount({ database }, user.id)
      },
      sendResetPassword: ({ user, token }) => sendResetLink(user, token),
    },
    verification: {
      // Their names distinguish these rows from links of mails. In plain text they open nothing: the cookies with them are signed.
      storeIdentifier: { default: 'hashed', overrides: { [TRUSTED]: 'plain', [WAITING]: 'plain' } },
    },
    plugins: [passkeyPlugin(config.publicUrl), secondFactorPlugin({ afterProvider: !providerOnly })],
    user: {
      additionalFields: {
        emailConfirmedAt: { type: 'date', required: false, input: false, returned: false },
      },
    },
    account: {
      updateAccountOnSignIn: false,
      accountLinking: {
        // Who is signed in may link what is theirs at the provider, under whatever address.
        allowDifferentEmails: true,
        // Anyone may have made an account with an address. Where the provider alone signs in, what opened it before ends:
        // for an address that the provider has confirmed, or is trusted to have.
        disableImplicitLinking: !providerOnly,
        requireLocalEmailVerified: false,
        trustedProviders: config.provider?.trusted === true ? [PROVIDER_ID] : [],
      },
    },
    session: {
      expiresIn: SESSION_S,
      updateAge: DAY_S,
      cookieCache: { enabled: false },
      // A passkey is added with the password, however long ago the session began.
      freshAge: 0,
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => {
            const invited = houseSignUp()
            if (invited)
              return {
                data: { ...user, emailVerified: true, emailConfirmedAt: invited.isRead ? new Date() : null },
              }
            const byProvider = context?.path === CALLBACK_PATH
            if (byProvider) await admitNewcomer(context, user, config)
            // An invitation shows that its address is read; in the open mode the session that follows confirms the account.
            const isTrusted = byProvider && config.provider?.trusted === true
            const isRead = config.registration === 'invited' || user.emailVerified || isTrusted
            const emailConfirmedAt = isRead ? new Date() : null
            return config.registration === 'open' || isRead
              ? { data: { ...user, emailVerified: true, emailConfirmedAt } }
              : undefined
          },
        },
      },
      account: {
        create: {
          // Within the transaction of a sign-up: what runs after the user was made runs after its commit.
          before: async (account, context) => {
            const invited = houseSignUp()
            if (invited) await joinInvited(database, account.userId, invited)
            else await makeHouseOf(database, account.userId, await choicesOf(context))
            if (account.providerId !== PROVIDER_ID) return
            await refuseSecondIdentity(database, account.userId)
            if (providerOnly) {
              await endEarlierMeans(database, account.userId)
              // Linked by its address, which the provider has confirmed or is trusted to have.
              if (!(await isLinkedByOwner())) await confirmAccount({ database }, account.userId)
            }
            // Nothing is asked of the provider later.
            return { data: { ...account, ...NO_TOKENS } }
          },
        },
      },
      session: { create: { before: ({ userId }) => noteRestored(database, userId) } },
    },
    // Gramme counts failures itself, per person, address and account: auth-routes.ts.
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      // Its messages and details may hold addresses and tokens: the error among them and the place say what failed.
      log: (_level, _message, ...details) => {
        const err = details.find((detail) => detail instanceof Error)
        if (isTakenAddress(err)) return
        keepFailure(err)
        log.error({ err, place: loggable(new Error('logged')) }, 'better-auth reported an error')
      },
    },
    onAPIError: { throw: true, errorURL: `${config.publicUrl}/login` },
    advanced: {
      cookiePrefix: cookiePrefix(reach),
      // Its own way to secure cookies names them `__Secure-` everywhere.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', ...reach },
      // Explicit, because better-auth disables them when it detects a test environment.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      database: { generateId: () => crypto.randomUUID() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // The mail is sent after the answer, so that response times do not reveal whether the address is known.
      backgroundTasks: { handler: (task) => void task },
    },
  })
}

/** The second of two sign-ups with one address at once: it is answered, and nothing is wrong. */
function isTakenAddress(error: Error | undefined): boolean {
  return sqlFailure(error)?.constraint === 'users_email_unique'
}
