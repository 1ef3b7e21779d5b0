import type { OrdersToday } from '#contract/due-shapes.ts'
import type { Reader } from '#database/session-reader.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { lastHour } from '#domain/orders/last-hour.ts'
import { MAIL_STATE, WITH_SUPPLIER } from './order-sql.ts'

type Ref = { id: string; number: string; supplierName: string }
type Sent = Ref & { deliverOn: string; cutOff: string | null; leadDays: number | null }
type Row = { awaited: number; late: number; sent: Sent[]; notLeft: Ref[] }

/** Only an order that was mailed has a link by which it could be confirmed. */
const TODAY = `
  WITH open AS MATERIALIZED (
    SELECT o.id, o.number, o.supplier_name AS "supplierName", o.state, o.deliver_on, o.message_id, ${MAIL_STATE} AS mail,
      f.cut_off AS "cutOff", f.lead_days AS "leadDays"
    FROM orders o ${WITH_SUPPLIER}
    WHERE o.user_id = $1 AND o.state IN ('draft', 'sent', 'confirmed')
  )
  SELECT count(*) FILTER (WHERE state <> 'draft' AND deliver_on = $2::date) AS awaited,
    count(*) FILTER (WHERE state <> 'draft' AND deliver_on < $2::date) AS late,
    coalesce(json_agg(json_build_object('id', id, 'number', number, 'supplierName', "supplierName", 'deliverOn', deliver_on,
        'cutOff', "cutOff", 'leadDays', "leadDays") ORDER BY deliver_on, number)
      FILTER (WHERE state = 'sent' AND message_id IS NOT NULL AND deliver_on >= $2::date), '[]') AS sent,
    coalesce(json_agg(json_build_object('id', id, 'number', number, 'supplierName', "supplierName") ORDER BY deliver_on, number)
      FILTER (WHERE mail IN ('refused', 'expired', 'unsure') AND deliver_on >= $2::date), '[]') AS "notLeft"
  FROM open`

/** What a kitchen has to look at today of its orders. */
export async function ordersOfToday({ client, houseId }: Reader, now = new Date()): Promise<OrdersToday> {
  const day = houseDay(now)
  const { rows } = await client.query<Row>(TODAY, [houseId, day])
  const { awaited = 0, late = 0, sent = [], notLeft = [] } = rows[0] ?? {}
  const unconfirmed = sent.flatMap(({ cutOff, leadDays, ...order }) => {
    const last = lastHour({ cutOff, leadDays }, order.deliverOn, now)
    return last === null ? [] : [{ ...order, ...last }]
  })
  return { day, awaited, late, unconfirmed, notLeft }
}
