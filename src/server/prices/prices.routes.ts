import { member, open, reading } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { listHistory } from './history.queries.ts'
import { findImpact } from './impact.queries.ts'
import { listJournal } from './journal.queries.ts'
import { findLostMargins } from './lost-margins.queries.ts'
import { undoActOrInvoice } from '../invoices/undo.queries.ts'

const routes = member.prices

/** A product and the sheets above it, which may be all of the account, are read by several statements that have to agree. */
const ALL_ABOVE = { isolation: 'repeatable read', long: true } as const

export const pricesRoutes = open.prices.router({
  history: reading.prices.history.handler(async ({ input, context }) =>
    orNotFound(await listHistory(context.reader, input)),
  ),
  impact: routes.impact.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await findImpact(tx, input)), ALL_ABOVE),
  ),
  journal: routes.journal.handler(({ input, context }) =>
    context.asMember((tx) => listJournal(tx, input), ALL_ABOVE),
  ),
  lostMargins: routes.lostMargins.handler(({ input, context }) =>
    context.asMember((tx) => findLostMargins(tx, input), ALL_ABOVE),
  ),
  undo: routes.undo.handler(({ input, context }) =>
    context.grow(async (tx) => orNotFound(await undoActOrInvoice(tx, input.id)), { bulk: true }),
  ),
})
