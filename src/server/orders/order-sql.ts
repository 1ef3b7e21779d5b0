import type { OrderSummary } from '#contract/order-shapes.ts'
import { MAIL_TRIED_MINUTES, MAIL_UNSURE_MINUTES } from '#domain/orders/order.ts'

/** What became of the last mail of `orders o`, by the clock: no write is needed for the end of its hour. */
export const MAIL_STATE = `
  CASE
    WHEN o.mail_state = 'waiting' AND o.mail_queued_at <= now() - interval '${MAIL_TRIED_MINUTES} minutes' THEN 'expired'
    WHEN o.mail_state = 'leaving' AND o.mail_tried_at <= now() - interval '${MAIL_UNSURE_MINUTES} minutes' THEN 'unsure'
    ELSE o.mail_state
  END`

/** Of a draft `o`, the newest other one to its supplier for its day. */
const OTHER_DRAFT = `
  CASE WHEN o.state = 'draft' THEN (
    SELECT json_build_object('id', t.id, 'number', t.number) FROM orders t
    WHERE t.user_id = $1 AND t.supplier_id = o.supplier_id AND t.state = 'draft' AND t.id <> o.id
      AND t.deliver_on IS NOT DISTINCT FROM o.deliver_on
    ORDER BY t.created_at DESC, t.id LIMIT 1) END`

/** Of `orders o` with its supplier `f`. */
export const SUMMARY = `
  o.id, o.number, o.supplier_name AS "supplierName", o.state, o.deliver_on::text AS "deliverOn",
  (SELECT count(*) FROM order_lines l WHERE l.user_id = $1 AND l.order_id = o.id) AS lines,
  o.total_ht AS "totalHt", o.sent_at AS "sentAt", o.confirmed_at AS "confirmedAt", ${OTHER_DRAFT} AS "otherDraft", o.version, o.created_at AS "createdAt",
  CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id, 'name', f.name) END AS supplier,
  ${MAIL_STATE} AS "mailState", o.mail_kind AS "mailKind", o.sent_to AS "sentTo",
  o.mail_queued_at AS "mailQueuedAt", o.mail_tried_at AS "mailTriedAt", o.mail_failure AS "mailFailure"`

/** A line `n` of an order that is not cancelled orders the remainder of the line `l` again. */
const CARRIES = `
  FROM order_lines n JOIN orders c ON c.user_id = $1 AND c.id = n.order_id
  WHERE n.user_id = $1 AND n.carried_from = l.id AND c.state <> 'cancelled'`

/** Whether another order than this one does so. @param orderId a parameter */
export const isCarried = (orderId?: string) =>
  `EXISTS (SELECT ${CARRIES} ${orderId === undefined ? '' : `AND c.id <> ${orderId}`})`

/** Of a receipt `r`. */
export const PHOTOS = `
  (SELECT coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) ORDER BY p.created_at, p.position), '[]')
   FROM receipt_photos p WHERE p.user_id = $1 AND p.receipt_id = r.id)`

export const WITH_SUPPLIER = 'LEFT JOIN supplier_contacts f ON f.user_id = $1 AND f.id = o.supplier_id'

type Mail = NonNullable<OrderSummary['mail']>

export type SummaryRow = Omit<OrderSummary, 'mail'> & {
  mailState: Mail['state'] | null
  mailKind: Mail['kind'] | null
  sentTo: string | null
  mailQueuedAt: string | null
  mailTriedAt: string | null
  mailFailure: Mail['failure']
}

export function toSummary<Row extends SummaryRow>(row: Row) {
  const { mailState, mailKind, sentTo, mailQueuedAt, mailTriedAt, mailFailure, ...order } = row
  const mail: OrderSummary['mail'] =
    mailState !== null && mailKind !== null && sentTo !== null && mailQueuedAt !== null
      ? {
          state: mailState,
          kind: mailKind,
          to: sentTo,
          queuedAt: mailQueuedAt,
          triedAt: mailTriedAt,
          failure: mailFailure,
        }
      : null
  return { ...order, mail }
}
