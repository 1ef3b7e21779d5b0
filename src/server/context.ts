import { implement } from '@orpc/server'
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
import {
  memberReader,
  type Session,
  SessionEnded,
  sessionReader,
  visitorReader,
} from '#database/session-reader.ts'
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
  /** Says in the answer's head whose it is: a browser keeps none for reading offline that does not. */
  answersTo: (person: Pick<Member, 'userId' | 'role'>) => void
}

/**
 * Routes that anyone may call. The compiler checks that an answer fits its output schema, so it is not validated again
 * at run time; tests validate every answer.
 */
export const open = implement(contract)
  .$config({ initialOutputValidationIndex: Number.NaN })
  .$context<Context>()

/** Routes of a signed-in user; their handlers reach the user's rows through `asMember` alone. */
export const member = open.use(async ({ context, path, procedure, next }, input) => {
  if (isVisitor(context)) {
    const address = clientAddress(context.ip)
    context.budget.spend(address)
    return next({ context: memberAccess(asVisitor, context, VISITED, address) })
  }
  const needed = neededRights(path, procedure)
  const found = await findCaller(context, needed)
  if (!found) throw signInFirst()
  const { budget, ...member } = found
  context.answersTo(member)
  context.budget.spend(budget)
  try {
    return await asRole({ role: member.role, path, procedure, input }, () =>
      next({ context: memberAccess(asMember, context, member, member.userId) }),
    )
  } catch (error) {
    // A row that refers to an account, or to a thing of it, that was deleted meanwhile: session and tokens went with it.
    const refersToNone = sqlFailure(error)?.code === SQLSTATE.foreignKeyViolation
    throw refersToNone && !(await findCaller(context, needed)) ? signInFirst() : error
  }
})

type Work<Result> = (tx: MemberTx) => Promise<Result>

/** The demo: its account, with its house, of which a visitor can write nothing. */
const VISITED: Member = { userId: DEMO_USER_ID, houseId: DEMO_USER_ID, role: 'owner' }

/** @param requester the person, or the address of a visitor */
function memberAccess(
  as: typeof asMember,
  { database, storage, longAnswers, answered }: Context,
  { userId, houseId, role }: Member,
  requester: string,
) {
  const by = { userId, role }
  return {
    /** The person. */
    userId,
    houseId,
    role,
    /** In the demo this is the visitor, who can write nothing. */
    asMember: <Result>(work: Work<Result>, options?: TxOptions) =>
      as(database, houseId, work, { ...options, by }),
    /**
     * For an answer of all that the account holds, read by statements that agree. Until its client has taken it, it is
     * kept here: of such answers each person, or each address of visitors, waits for a few at most.
     */
    readWhole: async <Result>(work: Work<Result>) => {
      const leave = await longAnswers.enter(requester)
      void answered().then(leave)
      return as(database, houseId, work, { isolation: 'repeatable read', long: true, by })
    },
    /** For work that adds items or pictures: refused whole where the account would hold more than it may. */
    grow: <Result>(work: (tx: GrowingTx) => Promise<Result>, options?: TxOptions & Growth) =>
      as(database, houseId, (tx) => storage.within(tx, work, options), { ...options, by }),
  }
}

/** Routes of a signed-in user that create something: sent again under the same Idempotency-Key, a request creates nothing more. */
export const creating = member.use(({ context, path, next }, input) => {
  const key = readIdempotencyKey(context.headers, path.join('.'), input)
  return next({
    context: {
      create: <Result>(work: (tx: GrowingTx) => Promise<Result>, options?: TxOptions & Growth) =>
        context.grow((tx) => (key ? createOnce(tx, key, work) : work(tx)), options),
    },
  })
})

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
  const session = await findSession(context)
  if (!session) throw signInFirst()
  context.answersTo(session)
  context.budget.spend(session.userId)
  const readAs = (member: Session) =>
    asRole({ role: member.role, path, procedure, input }, () =>
      next({ context: { reader: sessionReader(context.database, member) } }),
    )
  try {
    return await readAs(session)
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error
    forgetSession(context)
    // One that lives on was remembered with a role that its person has no more.
    const found = await findSession(context)
    if (!found) throw signInFirst()
    return readAs(found)
  }
})

/** The rights that an access token needs for a route; undefined where none is enough. */
export function neededRights(path: readonly string[], { '~orpc': route }: Called): TokenRights | undefined {
  return openerOf(path) === 'tokens' ? rightsFor(route) : undefined
}

function signInFirst() {
  return refusal('UNAUTHORIZED', 'Sign in first')
}
