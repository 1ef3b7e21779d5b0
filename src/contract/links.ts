import { z } from 'zod'
import { LINK_DAYS, MAX_LINKS } from '#domain/kitchen/limits.ts'
import { ERROR_STATUS, notFound } from './errors.ts'
import { contractRoute } from './route.ts'
import { byId, deleted, instant } from './shapes.ts'

const sheetLink = z.object({
  link: z
    .object({ address: z.url(), createdAt: instant, endsAt: instant })
    .nullable()
    .meta({ description: 'null: the sheet is not shared, or its link has ended' }),
})
export type SheetLink = z.infer<typeof sheetLink>

const tags = ['sheets']
const one = contractRoute.errors(notFound)

/** The link by which anyone reads one sheet without its prices. */
export const linksContract = {
  get: one
    .route({ method: 'GET', path: '/tech-sheets/{id}/link', tags, summary: 'The link that shares a sheet' })
    .input(byId)
    .output(sheetLink),
  share: one
    .errors({
      TOO_MANY_LINKS: {
        status: ERROR_STATUS.TOO_MANY_LINKS,
        message: `A house shares ${MAX_LINKS} sheets at most`,
      },
    })
    .route({
      method: 'POST',
      path: '/tech-sheets/{id}/link',
      tags,
      summary: 'Share a sheet without its prices',
      description: `For ${LINK_DAYS} days. A sheet that is shared keeps its link, for ${LINK_DAYS} days from now.`,
    })
    .input(byId)
    .output(sheetLink),
  withdraw: one
    .route({ method: 'DELETE', path: '/tech-sheets/{id}/link', tags, summary: 'Stop sharing a sheet' })
    .input(byId)
    .output(deleted),
}
