import { creating, member, open, reading } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { applyInvoice } from './apply.queries.ts'
import { claimLines, setInvoiceAside } from './aside-and-claim.queries.ts'
import { createInvoice } from './create.queries.ts'
import { fileRoutes } from './file.routes.ts'
import { findInvoice } from './find.queries.ts'
import { listInvoices } from './list.queries.ts'
import { previewInvoice } from './preview.queries.ts'
import { readSpending } from './purchases.queries.ts'
import { receiptsOfInvoice } from './receipts.queries.ts'
import { resolveInvoice } from './resolve.queries.ts'
import { undoInvoice } from './undo.queries.ts'

const routes = member.invoices

/** Lines, catalogue and sheets are read by several statements that have to agree. */
const AGREEING = { isolation: 'repeatable read' } as const
/** Names of the whole catalogue and of all products are compared with those of open lines. */
const COMPARING = { ...AGREEING, long: true } as const

export const invoicesRoutes = open.invoices.router({
  list: reading.invoices.list.handler(({ input, context }) => listInvoices(context.reader, input)),
  get: routes.get.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await findInvoice(tx, input.id)), COMPARING),
  ),
  purchases: routes.purchases.handler(({ input, context }) =>
    context.asMember((tx) => readSpending(tx, input), AGREEING),
  ),
  create: creating.invoices.create.handler(({ input, context }) =>
    context.create((tx) => createInvoice(tx, input)),
  ),
  receipts: routes.receipts.handler(({ input, context }) =>
    context.asMember((tx) => receiptsOfInvoice(tx, input.id), AGREEING),
  ),
  file: fileRoutes,
  resolve: routes.resolve.handler(({ input, context }) => context.grow((tx) => resolveInvoice(tx, input))),
  preview: routes.preview.handler(({ input, context }) =>
    context.asMember((tx) => previewInvoice(tx, input.id), COMPARING),
  ),
  apply: routes.apply.handler(({ input, context }) =>
    context.grow((tx) => applyInvoice(tx, input.id, input.version), { bulk: true }),
  ),
  undo: routes.undo.handler(({ input, context }) =>
    context.grow((tx) => undoInvoice(tx, input.id), { bulk: true }),
  ),
  setAside: routes.setAside.handler(({ input, context }) =>
    context.asMember((tx) => setInvoiceAside(tx, input)),
  ),
  claim: routes.claim.handler(({ input, context }) => context.asMember((tx) => claimLines(tx, input))),
})
