import { z } from 'zod'
import { PHOTO_TYPES } from '#domain/catalogue/photo.ts'
import { notFound, storageFull, versionConflict } from './errors.ts'
import { NO_PICTURE } from './no-picture.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, deleted, id } from './shapes.ts'

/** A picture that is stored: its id is its own, its sides are in pixels. */
export const picture = z.object({ id, width: z.int(), height: z.int() })
export type Picture = z.infer<typeof picture>

const versionRead = z
  .union([id, z.literal(NO_PICTURE)], rule('invalid'))
  .optional()
  .meta({
    description: `the id of the picture that was read, or '${NO_PICTURE}': another one is left as it is`,
  })

/** Up to 10 MB, 10 000 pixels a side, 64 million in all; what it says it is has to be what its first bytes say. */
const file = z.file(rule('required')).mime([...PHOTO_TYPES], rule('photo-type'))

const one = contractRoute.errors(notFound)
const changed = versionConflict('picture', picture)

type PictureRoutes = {
  /** Of the picture, below what it is of. */
  path: `/${string}`
  tag: string
  /** In the summaries: 'the photo of a sheet'. */
  name: string
}

/** Of a picture that an import puts. */
export const byImport = {
  importId: id.optional().meta({
    description:
      'of the import that has made or replaced the sheet, and which its photo is a part of from then on',
  }),
}

const readOf = ({ path, tag, name }: PictureRoutes) =>
  one
    .route({
      method: 'GET',
      path: `${path}/{pictureId}`,
      tags: [tag],
      outputStructure: 'detailed',
      summary: `Read ${name}`,
      description: 'What stands under an id never changes, and may be kept for ever.',
    })
    .meta({ offline: 'picture' })
    .input(z.object({ id, pictureId: id }))
    .output(
      z.object({
        headers: z.object({ 'cache-control': z.string(), 'content-disposition': z.string() }),
        body: z.file().mime([...PHOTO_TYPES]),
      }),
    )

/** Several pictures of a thing: put and deleted one by one, and never replaced. */
export function picturesContract({ path, tag, name, most }: PictureRoutes & { most: number }) {
  const tags = [tag]
  const ofThing = z.object({ id, pictureId: id })
  return {
    put: one
      .errors({ ...storageFull, ...changed })
      .route({
        method: 'PUT',
        path: `${path}/{pictureId}`,
        tags,
        inputStructure: 'detailed',
        summary: `Put ${name}`,
        description: `The body is the file itself, JPEG, PNG or WebP. Its id is made by who sends it: sent again, it is there once. At most ${most}.`,
      })
      .input(z.object({ params: ofThing, body: file }))
      .output(picture),
    remove: one
      .route({ method: 'DELETE', path: `${path}/{pictureId}`, tags, summary: `Delete ${name}` })
      .input(ofThing)
      .output(deleted),
    get: readOf({ path, tag, name }),
  }
}

/** The one picture of a thing: put, replaced and deleted at once. */
export function pictureContract<Query extends z.core.$ZodLooseShape>(
  { path, tag, name }: PictureRoutes,
  moreQuery: Query,
) {
  const tags = [tag]
  const query = z.object({ version: versionRead, ...moreQuery })
  return {
    put: one
      .errors({ ...storageFull, ...changed })
      .route({
        method: 'PUT',
        path,
        tags,
        inputStructure: 'detailed',
        summary: `Put ${name}, in place of the one it had`,
        description: 'The body is the file itself, JPEG, PNG or WebP. Each picture has an id of its own.',
      })
      .input(z.object({ params: byId, query: query.optional(), body: file }))
      .output(picture),
    remove: one
      .errors(changed)
      .route({ method: 'DELETE', path, tags, summary: `Delete ${name}` })
      .input(byId.extend({ version: versionRead }))
      .output(deleted),
    get: readOf({ path, tag, name }),
  }
}
