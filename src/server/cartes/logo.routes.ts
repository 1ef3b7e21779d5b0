import { member, open, reading } from '../context.ts'
import { answerOf, pictureOf } from '../pictures/picture-files.ts'
import { getPicture, type PictureKind, putPicture, removePicture } from '../pictures/pictures.queries.ts'

const LOGOS: PictureKind = { table: 'carte_logos', owner: 'cartes', column: 'carte_id' }

const routes = member.cartes.logo

export const logoRoutes = open.cartes.logo.router({
  put: routes.put.handler(async ({ input: { params, query, body }, context }) => {
    const picture = await pictureOf(body)
    return context.grow((tx) => putPicture(tx, LOGOS, { id: params.id, version: query?.version }, picture))
  }),
  remove: routes.remove.handler(({ input, context }) =>
    context.asMember((tx) => removePicture(tx, LOGOS, input)),
  ),
  get: reading.cartes.logo.get.handler(async ({ input, context }) =>
    answerOf(await getPicture(context.reader, LOGOS, input.id, input.pictureId)),
  ),
})
