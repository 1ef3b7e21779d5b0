import { type Context, member } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { clientOf } from '../security-log/client-of.ts'
import { refusal } from '../translate-error.ts'
import type { MemberTx } from '#database/as-member.ts'
import { getLink, shareSheet, withdrawLink } from './links.queries.ts'

const routes = member.links

const THERE = 'SELECT id FROM tech_sheets WHERE user_id = $1 AND id = $2'

/** @throws NOT_FOUND */
const refuseGone =
  (sheetId: string) =>
  async ({ client, houseId }: MemberTx) =>
    orNotFound((await client.query(THERE, [houseId, sheetId])).rows[0])

const siteOf = ({ auth, operator }: Context) => ({ auth, publicUrl: operator.config.publicUrl })

export const linksRoutes = routes.router({
  get: routes.get.handler(async ({ input: { id }, context }) => {
    await context.asMember(refuseGone(id))
    return getLink(context.database, siteOf(context), { houseId: context.houseId, sheetId: id })
  }),
  share: routes.share.handler(async ({ input: { id }, context }) => {
    const { database, houseId, userId, securityLog } = context
    await context.asMember(refuseGone(id))
    const link = await shareSheet(database, siteOf(context), { houseId, sheetId: id })
    if (!link) throw refusal('TOO_MANY_LINKS', 'The house shares as many sheets as it may')
    securityLog.record({ event: 'sheet-shared', accountId: userId, subject: userId, ...clientOf(context) })
    return link
  }),
  withdraw: routes.withdraw.handler(async ({ input: { id }, context }) => {
    const { database, houseId, userId, securityLog } = context
    orNotFound((await withdrawLink(database, { houseId, sheetId: id })) || undefined)
    securityLog.record({ event: 'sheet-withdrawn', accountId: userId, subject: userId, ...clientOf(context) })
    return { id }
  }),
})
