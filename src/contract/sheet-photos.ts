import { oc } from '@orpc/contract'
import { z } from 'zod'
import { PHOTO_TYPES } from '#domain/catalogue/photo.ts'
import { commonErrors, notFound } from './errors.ts'
import { rule } from './rules.ts'
import { byId, deleted, id } from './shapes.ts'
import { photo } from './sheets.ts'

/** Up to 10 MB, 10 000 pixels a side; what it says it is has to be what its first bytes say. */
const picture = z.file(rule('required')).mime([...PHOTO_TYPES], rule('photo-type'))

const one = oc.errors({ ...commonErrors, ...notFound })
const path = '/tech-sheets/{id}/photo'
const tags = ['sheets']

/** The photo of a sheet is no part of its version: it is put, replaced and deleted at once. */
export const photoContract = {
  put: one
    .route({
      method: 'PUT',
      path,
      tags,
      inputStructure: 'detailed',
      summary: 'Put the photo of a sheet, in place of the one it had',
      description: 'The body is the file itself, JPEG, PNG or WebP. Each photo has an id of its own.',
    })
    .input(z.object({ params: byId, body: picture }))
    .output(photo),
  remove: one
    .route({ method: 'DELETE', path, tags, summary: 'Delete the photo of a sheet' })
    .input(byId)
    .output(deleted),
  get: one
    .route({
      method: 'GET',
      path: `${path}/{photoId}`,
      tags,
      outputStructure: 'detailed',
      summary: 'Read the photo of a sheet',
      description: 'What stands under an id never changes, and may be kept for ever.',
    })
    .input(z.object({ id, photoId: id }))
    .output(
      z.object({
        headers: z.object({ 'cache-control': z.string(), 'content-disposition': z.string() }),
        body: z.file().mime([...PHOTO_TYPES]),
      }),
    ),
}
