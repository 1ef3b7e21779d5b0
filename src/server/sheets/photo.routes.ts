import { member, open, reading } from '../context.ts'
import { asPartOfImport } from '../imports/as-part-of-import.queries.ts'
import { answerOf, pictureOf } from '../pictures/picture-files.ts'
import { getPicture, type PictureKind, putPicture, removePicture } from '../pictures/pictures.queries.ts'

export const PHOTOS: PictureKind = {
  table: 'tech_sheet_photos',
  owner: 'tech_sheets',
  column: 'tech_sheet_id',
}

const routes = member.sheets.photo

export const photoRoutes = open.sheets.photo.router({
  put: routes.put.handler(async ({ input: { params, query, body }, context }) => {
    const picture = await pictureOf(body)
    const { id } = params
    const { version, importId } = query ?? {}
    return context.grow((tx) => {
      const put = () => putPicture(tx, PHOTOS, { id, version }, picture)
      return importId === undefined ? put() : asPartOfImport(tx, { importId, sheetId: id }, put)
    })
  }),
  remove: routes.remove.handler(({ input, context }) =>
    context.asMember((tx) => removePicture(tx, PHOTOS, input)),
  ),
  get: reading.sheets.photo.get.handler(async ({ input, context }) =>
    answerOf(await getPicture(context.reader, PHOTOS, input.id, input.pictureId)),
  ),
})
