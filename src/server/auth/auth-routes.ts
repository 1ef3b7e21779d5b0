import { PROVIDER_ID } from '#contract/identity-provider.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { credentials, type CredentialsPath } from '#contract/credentials.ts'
import { toRule } from '#contract/rules.ts'
import type { Database } from '#database/connect.ts'
import { isBusy } from '#database/passing-failure.ts'
import type { Config } from '../config.ts'
import { isVisitor } from '../demo/is-visitor.ts'
import type { LaterSchema } from '../later-schema.ts'
import { onceAMinute } from '../log/once-a-minute.ts'
import type { Mailer } from '../mail/mailer.ts'
import { clientOf } from '../security-log/client-of.ts'
import { eventOf } from '../security-log/event-of.ts'
import type { SecurityEvent, SecurityLog } from '../security-log/security-log.ts'
import { retryAfter } from '../retry-after.ts'
import { invalidFields, translateError } from '../translate-error.ts'
import type { Auth } from './auth.ts'
import { confirmEmail, sendConfirmation } from './confirm-email.ts'
import { changeEmail, confirmNewEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { type Answer, type Handler, authServices } from './auth-services.ts'
import { getSession } from './get-session.ts'
import { housekeeping } from './housekeeping.ts'
import { addPasskey, passkeyChallenge, passkeyOptions, signInWithPasskey } from './passkeys.ts'
import { beginWithProvider, unlinkProvider } from './provider/begin.ts'
import { returnFromProvider } from './provider/return.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { verifyCode, verifyRecoveryCode } from './two-factor.ts'
import {
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
} from './two-factor-settings.ts'

type Body<Path extends CredentialsPath> = z.output<(typeof credentials)[Path]>

/** What stays where the identity provider alone signs in; all else takes or gives a password or a passkey. */
const ALONGSIDE_PROVIDER: ReadonlySet<CredentialsPath> = new Set<CredentialsPath>([
  '/provider/begin',
  '/provider/unlink',
  '/sign-out',
  '/change-email',
  '/confirm-new-email',
  '/two-factor/disable',
])

const refuseMeans: Handler<unknown> = async () => ({
  status: 403,
  body: { code: 'PROVIDER_ONLY', message: 'The identity provider alone signs in here' },
  cookies: [],
})

/** In the demo there is no session to renew. */
const NO_SESSION: Answer = { status: 200, body: null, cookies: [] }

type Parts = {
  config: Pick<Config, 'registration' | 'provider' | 'publicUrl' | 'smtpUrl'>
  auth: Auth
  database: Database
  mailer: Mailer
  securityLog: SecurityLog
  laterSchema: LaterSchema
}

/** Mounts the routes of better-auth that Gramme uses; the others do not exist here. */
export function authRoutes(
  app: FastifyInstance,
  { config, auth, database, mailer, securityLog, laterSchema }: Parts,
): void {
  const services = authServices({
    auth,
    database,
    mailer,
    registration: config.registration,
    publicUrl: config.publicUrl,
    provider: config.provider,
    mailsKept: config.smtpUrl === undefined,
    log: app.log,
  })
  housekeeping(app, database)
  const busy = onceAMinute((times) => app.log.warn({ times }, 'passwords were refused: too many at once'))

  const failing = { busy, laterSchema }

  function mount<Path extends CredentialsPath>(path: Path, handler: Handler<Body<Path>>): void {
    const handle = services.provider?.only && !ALONGSIDE_PROVIDER.has(path) ? refuseMeans : handler
    app.post(`/api/auth${path}`, async (request, reply) => {
      let isRead = false
      const answer = await respond(request, reply, failing, async () => {
        const body = readBody(path, request.body)
        isRead = true
        return handle(services, request, body)
      })
      record(request, answer, answer?.event ?? eventOf(path, reply.statusCode, isRead))
      return reply
    })
  }

  function record(
    request: FastifyRequest,
    answer: Answer | undefined,
    event: SecurityEvent | undefined,
  ): void {
    if (event === undefined) return
    const accountId = answer && (answer.accountId ?? signedIn(answer))
    const email = emailIn(request.body)
    const subject = email === undefined ? accountId : services.attempts.key('security', email)
    securityLog.record({ event, accountId, subject, ...clientOf(request) })
  }

  mount('/sign-up/email', signUp)
  mount('/sign-in/email', signIn)
  mount('/two-factor/verify-totp', verifyCode)
  mount('/two-factor/verify-backup-code', verifyRecoveryCode)
  mount('/two-factor/enable', enableTwoFactor)
  mount('/two-factor/confirm', confirmTwoFactor)
  mount('/two-factor/generate-backup-codes', renewRecoveryCodes)
  mount('/two-factor/disable', disableTwoFactor)
  mount('/passkey/generate-register-options', passkeyOptions)
  mount('/passkey/verify-registration', addPasskey)
  mount('/passkey/generate-authenticate-options', passkeyChallenge)
  mount('/passkey/verify-authentication', signInWithPasskey)
  mount('/provider/begin', beginWithProvider)
  mount('/provider/unlink', unlinkProvider)
  mount('/sign-out', signOut)
  mount('/request-password-reset', requestPasswordReset)
  mount('/reset-password', resetPassword)
  mount('/change-password', changePassword)
  mount('/change-email', changeEmail)
  mount('/confirm-new-email', confirmNewEmail)
  mount('/verify-email', confirmEmail)
  mount('/send-verification-email', sendConfirmation)
  if (services.provider)
    app.get(`/api/auth/callback/${PROVIDER_ID}`, async (request, reply) => {
      const answer = await respond(request, reply, failing, () => returnFromProvider(services, request))
      record(request, answer, answer?.event)
      return reply
    })
  app.get('/api/auth/get-session', async (request, reply) => {
    await respond(request, reply, failing, async () =>
      isVisitor(request) ? NO_SESSION : getSession(services, request),
    )
    return reply
  })
}

/** The account of a sign-in or a sign-up. */
function signedIn({ body }: Answer): string | undefined {
  const user = body?.user
  if (typeof user !== 'object' || user === null || !('id' in user)) return undefined
  return typeof user.id === 'string' ? user.id : undefined
}

function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : undefined
}

/** @throws VALIDATION with the fields that break a rule. */
function readBody<Path extends CredentialsPath>(path: Path, body: unknown): Body<Path> {
  const schema: z.ZodType = credentials[path]
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data as Body<Path>
  throw invalidFields(
    parsed.error.issues.map((issue) => ({
      path: issue.path.map(String).join('.'),
      rule: toRule(issue.message),
    })),
  )
}

/** What a failure is looked at with. */
type Failing = { busy: () => void; laterSchema: LaterSchema }

async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  { busy, laterSchema }: Failing,
  work: () => Promise<Answer>,
): Promise<Answer | undefined> {
  void reply.header('cache-control', 'no-store')
  try {
    const answer = await work()
    const { status, body, cookies, location } = answer
    for (const cookie of cookies) void reply.header('set-cookie', cookie)
    if (location === undefined) await reply.status(status).type('application/json').send(JSON.stringify(body))
    else await reply.status(status).header('location', location).send()
    return answer
  } catch (error) {
    const { status, code, message, data } = (await laterSchema.refusalFor(error)) ?? translateError(error)
    if (isBusy(error)) busy()
    else if (status >= 500) request.log.error({ err: error }, 'a sign-in route failed')
    const wait = retryAfter({ status, data })
    if (wait !== undefined) void reply.header('retry-after', wait)
    await reply.status(status).send({ code, message, ...(data !== undefined && data !== null && { data }) })
  }
}
