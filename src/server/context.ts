import { implement, ORPCError } from '@orpc/server'
import type { FastifyBaseLogger } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { contract } from '#contract/contract.ts'
import { DEMO_USER_ID } from '#contract/demo.ts'
import { openerOf, rightsFor } from '#contract/route-access.ts'
import type { TokenRights } from '#contract/token-limits.ts'
import { type MemberTx, type TxOptions, asMember, asVisitor } from '#database/as-member.ts'
import type { AccountSlots } from '#database/account-slots.ts'
import type { Database } from '#database/connect.ts'
import type { Member } from '#database/memberships.ts'
import { SQLSTATE, sqlFailure } from '#database/sql-failure.ts'
import { type Session, SessionEnded } from '#database/session-check.ts'
import { memberReader, sessionReader, visitorReader } from '#database/session-reader.ts'
import type { Sent } from '#database/transaction.ts'
import { bearerOf } from './access-tokens/bearer.ts'
import { findCaller } from './access-tokens/find-caller.ts'
import type { GrowingTx, Growth, StorageMeter } from './account/storage-meter.ts'
import type { Auth } from './auth/auth.ts'
import { findSession, forgetSession } from './auth/verified-sessions.ts'
import type { ContactDesk } from './contact/contact-desk.ts'
import { clientAddress } from './auth/client-address.ts'
import { isVisitor } from './demo/is-visitor.ts'
import { createOnce } from './idempotency/create-once.ts'
import { readIdempotencyKey } from './idempotency/read-key.ts'
import type { Mailer } from './mail/mailer.ts'
import type { OperatorService } from './operator/operator-service.ts'
import type { OrderOutbox } from './orders/outbox.ts'
import type { RememberedNames } from './search/remembered-names.ts'
import type { RequestBudget } from './request-budget.ts'
import type { SecurityLog } from './security-log/security-log.ts'
import { asRole, type Called } from './role-access.ts'
import { refusal } from './translate-error.ts'

export type Context = {
  database: Database
  auth: Auth
  headers: IncomingHttpHeaders
  /** Where the request came from: of the socket, or what a proxy on this machine says of it. */
  ip: string
  /** The address that the request was sent to, without a path. */
  arrivedAt: string
  contact: ContactDesk
  operator: OperatorService
  mailer: Mailer
  orderOutbox: OrderOutbox
  securityLog: SecurityLog
  budget: RequestBudget
  rememberedNames: RememberedNames
  storage: StorageMeter
  log: FastifyBaseLogger
  /** Notes which route of the contract answers, as `sheets.list`. */
  answeredBy: (route: string) => void
  /** Where files are that are removed as soon as they have been read. */
  temporaryFolder: string
  /** Answers of whole accounts that are not yet sent. */
  longAnswers: AccountSlots
  /** Resolves when the answer has been sent, or its connection has been closed. */
  answered: () => Promise<void>
  /** Says in the answer's head whose it is, a person's or a tablet's, which has no role: a browser keeps none for reading offline that does not. */
  answersTo: (whom: Member | { tablet: string }) => void
  /** Adds a Set-Cookie to the answer. */
  setCookie: (cookie: string) => void
}

/**
 * Routes that anyone may call. The compiler checks that an answer fits its output schema, so it is not validated again
 * at run time; tests validate every answer.
 */
export const open = implement(contract)
  .$config({ initialOutputValidationIndex: Number.NaN })
  .$context<Context>()

/** Routes of a signed-in user; their handlers reach the user's rows through `asMember` alone. */
export const member = signedIn('before')

/**
 * Likewise for handlers that do all in one transaction and nothing beside it. Its session is checked in the transaction, which saves
 * a round trip; where it has ended, nothing is kept.
 */
export const atOnce = signedIn('within')

/** @param checked when it is asked of the database whether a session is alive, in regard to the handler's transaction */
function signedIn(checked: 'before' | 'within') {
  return open.use(async ({ context, path, procedure, next }, input) => {
    if (isVisitor(context)) {
      const address = clientAddress(context.ip)
      context.budget.spend(address)
      return next({ context: memberAccess(asVisitor, context, VISITED, address) })
    }
    const needed = neededRights(path, procedure)
    const answerTo = (person: Member, session?: Session) =>
      asRole({ role: person.role, path, procedure, input }, () =>
        next({ context: memberAccess(asMember, context, person, person.userId, session) }),
      )
    try {
      if (checked === 'within' && bearerOf(context.headers) === undefined)
        return await bySession(context, (session) => answerTo(session, session))
      const found = await findCaller(context, needed)
      if (!found) throw signInFirst()
      const { budget, ...person } = found
      context.answersTo(person)
      context.budget.spend(budget)
      return await answerTo(person)
    } catch (error) {
      // A row that refers to an account, or to a thing of it, that was deleted meanwhile: session and tokens went with it.
      const refersToNone = sqlFailure(error)?.code === SQLSTATE.foreignKeyViolation
      throw refersToNone && !(await findCaller(context, needed)) ? signInFirst() : error
    }
  })
}

/**
 * Answers by a session as it was found last; the statements or the transaction of the answer check it. Where it has ended, or
 * its person has another role now, the session is searched again, and the answer is by what is found.
 */
async function bySession<Result>(
  context: Context,
  answerTo: (session: Session) => Promise<Result>,
): Promise<Result> {
  const session = await findSession(context)
  if (!session) throw signInFirst()
  context.budget.spend(session.userId)
  try {
    context.answersTo(session)
    return await answerTo(session)
  } catch (error) {
    if (!(error instanceof SessionEnded) && !isForbidden(error)) throw error
    forgetSession(context)
    const found = await findSession(context)
    if (!found) throw signInFirst()
    context.answersTo(found)
    return answerTo(found)
  }
}

type Work<Result, Tx = MemberTx> = (tx: Tx) => Promise<Result | Sent<Result>>

/** The demo: its account, with its house, of which a visitor can write nothing. */
const VISITED: Member = { userId: DEMO_USER_ID, houseId: DEMO_USER_ID, role: 'owner' }

/**
 * @param requester the person, or the address of a visitor
 * @param session is checked in each transaction; left out where it has been checked before
 */
function memberAccess(
  as: typeof asMember,
  { database, storage, longAnswers, answered }: Context,
  { userId, houseId, role }: Member,
  requester: string,
  session?: Session,
) {
  const access = { by: { userId, role }, session }
  return {
    /** The person. */
    userId,
    houseId,
    role,
    /** In the demo this is the visitor, who can write nothing. */
    asMember: <Result>(work: Work<Result>, options?: TxOptions) =>
      as(database, houseId, work, { ...options, ...access }),
    /**
     * For an answer of all that the account holds, read by statements that agree. Until its client has taken it, it is
     * kept here: of such answers each person, or each address of visitors, waits for a few at most.
     */
    readWhole: async <Result>(work: Work<Result>) => {
      const leave = await longAnswers.enter(requester)
      void answered().then(leave)
      return as(database, houseId, work, { isolation: 'repeatable read', long: true, ...access })
    },
    /** For work that adds items or pictures: refused whole where the account would hold more than it may. */
    grow: <Result>(work: Work<Result, GrowingTx>, options?: TxOptions & Growth) =>
      as(database, houseId, (tx) => storage.within(tx, work, options), { ...options, ...access }),
  }
}

/** Routes of a signed-in user that create something: sent again under the same Idempotency-Key, a request creates nothing more. */
export const creating = onceByKey(member)
export const creatingAtOnce = onceByKey(atOnce)

function onceByKey(routes: typeof member) {
  return routes.use(({ context, path, next }, input) => {
    const key = readIdempotencyKey(context.headers, path.join('.'), input)
    return next({
      context: {
        create: <Result>(work: Work<Result, GrowingTx>, options?: TxOptions & Growth) =>
          context.grow((tx) => (key ? createOnce(tx, key, work) : work(tx)), options),
      },
    })
  })
}

/**
 * Routes of a signed-in user that read by single statements, lists above all. Who it was is remembered; whether
 * the session is still alive is checked by the database with each statement, in the same round trip.
 */
export const reading = open.use(async ({ context, path, procedure, next }, input) => {
  if (isVisitor(context)) {
    context.budget.spend(clientAddress(context.ip))
    return next({ context: { reader: visitorReader(context.database, DEMO_USER_ID) } })
  }
  if (bearerOf(context.headers) !== undefined) {
    const caller = await findCaller(context, neededRights(path, procedure))
    if (!caller) throw signInFirst()
    context.answersTo(caller)
    context.budget.spend(caller.budget)
    return asRole({ role: caller.role, path, procedure, input }, () =>
      next({ context: { reader: memberReader(context.database, caller) } }),
    )
  }
  return bySession(context, (session) =>
    asRole({ role: session.role, path, procedure, input }, () =>
      next({ context: { reader: sessionReader(context.database, session) } }),
    ),
  )
})

/** The rights that an access token needs for a route; undefined where none is enough. */
export function neededRights(path: readonly string[], { '~orpc': route }: Called): TokenRights | undefined {
  return openerOf(path) === 'tokens' ? rightsFor(route) : undefined
}

function isForbidden(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'FORBIDDEN'
}

function signInFirst() {
  return refusal('UNAUTHORIZED', 'Sign in first')
}
