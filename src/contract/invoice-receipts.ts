import { z } from 'zod'
import { BILLED_DAYS } from '#domain/orders/match-receipts.ts'
import { notFound } from './errors.ts'
import { orderLine, orderRef } from './order-shapes.ts'
import { contractRoute } from './route.ts'
import { byId, id, instant } from './shapes.ts'

const receivedLine = orderLine
  .pick({
    id: true,
    name: true,
    code: true,
    packs: true,
    packQuantity: true,
    unit: true,
    priceHt: true,
    receipt: true,
    receivedQuantity: true,
    reason: true,
    weighedQuantity: true,
    weighedUnit: true,
    notedPriceHt: true,
    replacedBy: true,
  })
  .extend({ deliveryId: id, order: orderRef, receivedAt: instant })
export type ReceivedLine = z.infer<typeof receivedLine>

const invoiceReceipts = z.object({
  from: z.string().meta({ description: 'the first day of what is looked at' }),
  to: z.string().meta({ description: 'the day of the invoice' }),
  lines: z.array(
    z.object({
      lineId: id.meta({ description: 'of the invoice' }),
      certainty: z.enum(['sure', 'possible']).meta({
        description:
          "'possible' where lines of two orders match, or one delivery matches two lines of the invoice",
      }),
      received: z.array(receivedLine),
    }),
  ),
  others: z
    .array(receivedLine)
    .meta({ description: 'what was not received as ordered, and no line of the invoice matches' }),
})
export type InvoiceReceipts = z.infer<typeof invoiceReceipts>

/** What was received of what an invoice bills. */
export const invoiceReceiptsContract = contractRoute
  .errors(notFound)
  .route({
    method: 'GET',
    path: '/invoices/{id}/receipts',
    tags: ['invoices'],
    summary: 'What receipts of orders say of the lines of an invoice',
    description: `Of deliveries of its supplier on its day and in the ${BILLED_DAYS} days before; by article, else by the supplier's number. Nothing where the supplier is not known.`,
  })
  .meta({ offline: 'answer' })
  .input(byId)
  .output(invoiceReceipts)
