import { z } from 'zod'
import { PHOTO_TYPES } from '#domain/catalogue/photo.ts'
import { pin } from './devices.ts'
import { commonErrors, ERROR_STATUS, notFound } from './errors.ts'
import { kitchenBatchRoutes } from './kitchen-batches.ts'
import { kitchenPlanRoutes } from './kitchen-plan.ts'
import { kitchenDeliveryRoutes } from './kitchen-deliveries.ts'
import { atDevice, kitchenRoute } from './kitchen-route.ts'
import {
  kitchenMark,
  kitchenSheet,
  kitchenSheetSummary,
  kitchenState,
  marksWritten,
  sentMarks,
} from './kitchen-shapes.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, id } from './shapes.ts'

const tags = ['kitchen']

const tooMany = { TOO_MANY_REQUESTS: commonErrors.TOO_MANY_REQUESTS } as const

const done = z.object({ isLocked: z.boolean() })

/** What the tablets of a kitchen read and tick: nothing of it is a price, a cost or a margin. A session opens it too. */
export const kitchenContract = {
  pair: contractRoute
    .errors({
      ...tooMany,
      CODE_UNKNOWN: {
        status: ERROR_STATUS.CODE_UNKNOWN,
        message: 'There is no such code: it was used, has expired, or is another one',
      },
      SIGNED_IN_HERE: {
        status: ERROR_STATUS.SIGNED_IN_HERE,
        message: 'An account is signed in here: sign out first',
      },
      TOO_MANY_DEVICES: {
        status: ERROR_STATUS.TOO_MANY_DEVICES,
        message: 'The house has as many tablets as it may',
      },
    })
    .route({
      method: 'POST',
      path: '/kitchen/pairing',
      tags,
      successStatus: 201,
      summary: 'Pair this browser by a code',
      description: 'A cookie names it from then on. What was paired here before is revoked.',
    })
    .input(z.object({ code: z.string(rule('required')).max(40, rule('too-long')) }))
    .output(kitchenState),
  state: atDevice
    .route({ method: 'GET', path: '/kitchen', tags, summary: 'This tablet, and what its house has chosen' })
    .output(kitchenState),
  unlock: atDevice
    .errors({ ...tooMany, WRONG_PIN: { status: ERROR_STATUS.WRONG_PIN, message: 'Another PIN' } })
    .route({ method: 'POST', path: '/kitchen/unlock', tags, summary: 'Give the PIN of this tablet' })
    .input(z.object({ pin }))
    .output(done),
  lock: atDevice
    .route({ method: 'POST', path: '/kitchen/lock', tags, summary: 'Ask this tablet for its PIN again' })
    .output(done),
  leave: atDevice
    .route({ method: 'POST', path: '/kitchen/leave', tags, summary: 'Revoke this tablet on itself' })
    .output(z.object({ id: id.nullable() })),
  sheets: kitchenRoute
    .meta({ offline: 'answer' })
    .route({
      method: 'GET',
      path: '/kitchen/sheets',
      tags,
      summary: 'The sheets that this tablet shows, by title',
    })
    .output(z.object({ items: z.array(kitchenSheetSummary) })),
  sheet: kitchenRoute
    .meta({ offline: 'answer' })
    .errors(notFound)
    .route({
      method: 'GET',
      path: '/kitchen/sheets/{id}',
      tags,
      summary: 'Read a sheet with every preparation below it',
      description: 'The sheet itself first; each other one once.',
    })
    .input(byId)
    .output(z.object({ items: z.array(kitchenSheet) })),
  photo: kitchenRoute
    .meta({ offline: 'picture' })
    .errors(notFound)
    .route({
      method: 'GET',
      path: '/kitchen/sheets/{id}/photo/{pictureId}',
      tags,
      outputStructure: 'detailed',
      summary: 'Read the photo of a sheet',
      description: 'What stands under an id never changes, and may be kept for ever.',
    })
    .input(z.object({ id, pictureId: id }))
    .output(
      z.object({
        headers: z.object({ 'cache-control': z.string(), 'content-disposition': z.string() }),
        body: z.file().mime([...PHOTO_TYPES]),
      }),
    ),
  marks: kitchenRoute
    .meta({ offline: 'answer' })
    .route({
      method: 'GET',
      path: '/kitchen/marks',
      tags,
      outputStructure: 'detailed',
      summary: 'What was ticked on a day',
      description: 'With If-None-Match and the ETag of the last answer, 304 where nothing has changed.',
    })
    .input(z.object({ day: z.iso.date(rule('invalid')) }))
    .output(
      z.union([
        z.object({
          status: z.literal(200),
          headers: z.object({ etag: z.string() }),
          body: z.object({ items: z.array(kitchenMark) }),
        }),
        z.object({ status: z.literal(304), headers: z.object({ etag: z.string() }) }),
      ]),
    ),
  mark: kitchenRoute
    .route({
      method: 'PUT',
      path: '/kitchen/marks',
      tags,
      summary: 'Tick steps, or take ticks away',
      description: 'Of two that concern one step the later one counts. Sent again, they change nothing more.',
    })
    .input(sentMarks)
    .output(marksWritten),
  ...kitchenBatchRoutes,
  ...kitchenPlanRoutes,
  ...kitchenDeliveryRoutes,
}
