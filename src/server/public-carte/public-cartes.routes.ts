import type { CartePublication } from '#contract/public-cartes.ts'
import { asVisitor } from '#database/as-member.ts'
import { type Context, member, open } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { findAddress } from './find-address.ts'
import { addressOf, closeAddress, openAddress, renewAddress } from './address.queries.ts'
import { type OnCarte, sheetsOnCarte } from './publication.queries.ts'
import { inLanguage, offeredLanguages } from './in-language.ts'
import { putOnline } from './put-online.queries.ts'
import { readOpenCarte } from './read.queries.ts'

const routes = member.publicCartes

export const publicCartesRoutes = open.publicCartes.router({
  publication: routes.publication.handler(async ({ input, context }) => {
    const sheets = await context.asMember((tx) => sheetsOnCarte(tx, input.id))
    return whole(context, sheets, input.id)
  }),

  // Whose carte it is has been found out, as its owner, before the address is touched by the server's own role.
  publish: routes.publish.handler(async ({ input: { id, renew, dishes, prices }, context }) => {
    const { database, houseId } = context
    const sheets = await context.asMember(async (tx) => {
      if (dishes) await putOnline(tx, id, prices)
      return sheetsOnCarte(tx, id)
    })
    const carte = { userId: houseId, carteId: id }
    if (renew === undefined) await openAddress(database, carte)
    else await renewAddress(database, carte, renew)
    return whole(context, sheets, id)
  }),

  unpublish: routes.unpublish.handler(async ({ input: { id, token }, context }) => {
    const { database, houseId } = context
    const sheets = await context.asMember((tx) => sheetsOnCarte(tx, id))
    await closeAddress(database, { userId: houseId, carteId: id }, token)
    return whole(context, sheets, id)
  }),

  read: open.publicCartes.read.handler(async ({ input, context }) => {
    const { userId, carteId } = orNotFound(await findAddress(context, input.token))
    const carte = await asVisitor(context.database, userId, (tx) => readOpenCarte(tx, carteId))
    const { texts } = orNotFound(carte?.tooLong === true ? undefined : carte)
    const offered = offeredLanguages(texts)
    return inLanguage(texts, offered.find((language) => language === input.lang) ?? offered[0])
  }),
})

type SiteContext = Pick<Context, 'database' | 'operator'> & { houseId: string }

async function whole(
  { database, operator, houseId }: SiteContext,
  sheets: OnCarte,
  carteId: string,
): Promise<CartePublication> {
  const address = await addressOf(database, { userId: houseId, carteId })
  return { address, site: siteOf(operator.config.publicUrl), ...sheets }
}

/** Where guests reach this server, if PUBLIC_URL says more than the machine's own name for itself. */
function siteOf(publicUrl: string): string | null {
  const { hostname } = new URL(publicUrl)
  return /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(hostname) ? null : publicUrl
}
