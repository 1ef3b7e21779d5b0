import { readPhoto } from '#domain/catalogue/read-photo.ts'
import { member, open, reading } from '../context.ts'
import { invalidFields } from '../translate-error.ts'
import { getPhoto, putPhoto, removePhoto } from './photo.queries.ts'

const routes = member.sheets.photo

export const photoRoutes = open.sheets.photo.router({
  put: routes.put.handler(async ({ input: { params, body }, context }) => {
    const content = Buffer.from(await body.arrayBuffer())
    const photo = readPhoto(content)
    if ('refused' in photo) throw invalidFields([{ path: 'body', rule: photo.refused }])
    if (photo.type !== body.type) throw invalidFields([{ path: 'body', rule: 'photo-type-differs' }])
    return context.asMember((tx) => putPhoto(tx, params.id, photo, content))
  }),
  remove: routes.remove.handler(({ input, context }) => context.asMember((tx) => removePhoto(tx, input.id))),
  get: reading.sheets.photo.get.handler(async ({ input, context }) => {
    const { mediaType, content } = await getPhoto(context.reader, input.id, input.photoId)
    return {
      headers: {
        'cache-control': 'private, max-age=31536000, immutable',
        'content-disposition': 'inline',
      },
      body: new File([new Uint8Array(content)], 'photo', { type: mediaType }),
    }
  }),
})
