import { z } from 'zod'
import { CARTE_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { carte } from './cartes.ts'
import { notFound, storageFull } from './errors.ts'
import { pictureContract } from './pictures.ts'
import { contractRoute, creationRoute } from './route.ts'
import { byId, deleted, id, instant, personId, requiredText } from './shapes.ts'

const carteVersion = z.object({ id, carteId: id, nom: z.string(), createdAt: instant, personId })
export type CarteVersion = z.infer<typeof carteVersion>

const carteVersionDetail = carteVersion.extend({
  carte: carte.meta({ description: 'all that stood on it, with the prices, costs and settings of then' }),
})
export type CarteVersionDetail = z.infer<typeof carteVersionDetail>

export const carteVersionInput = z.object({ id, nom: requiredText(CARTE_MAX_LENGTH.nom) })

const one = contractRoute.errors(notFound)
const tags = ['cartes']

export const carteVersionsContract = {
  list: one
    .route({
      method: 'GET',
      path: '/cartes/{id}/versions',
      tags,
      summary: 'The versions of a carte that are kept, the newest first',
    })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(z.object({ items: z.array(carteVersion) })),
  create: creationRoute
    .errors({ ...notFound, ...storageFull })
    .route({
      path: '/cartes/{id}/versions',
      tags,
      summary: 'Keep a carte as it is now, under a name',
      description: 'With its dishes, prices, costs, menus, settings and logo. It never changes.',
    })
    .input(carteVersionInput)
    .output(carteVersion),
  get: one
    .route({ method: 'GET', path: '/carte-versions/{id}', tags, summary: 'Read a version of a carte' })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(carteVersionDetail),
  remove: one
    .route({ method: 'DELETE', path: '/carte-versions/{id}', tags, summary: 'Delete a version of a carte' })
    .input(byId)
    .output(deleted),
  logo: pictureContract(
    { path: '/carte-versions/{id}/logo', tag: 'cartes', name: 'the logo of a version of a carte' },
    {},
  ).get,
}
