import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ERROR_STATUS } from './errors.ts'
import { instant } from './shapes.ts'

export const liveContract = oc
  .route({
    method: 'GET',
    path: '/health/live',
    tags: ['server'],
    summary: 'Whether the server runs, whatever its database does',
  })
  .output(z.object({ status: z.literal('ok'), version: z.string() }))

export const healthContract = oc
  .errors({ UNAVAILABLE: { status: ERROR_STATUS.UNAVAILABLE, message: 'The database does not answer' } })
  .route({
    method: 'GET',
    path: '/health',
    tags: ['server'],
    summary: 'Whether the server and its database answer',
  })
  .output(
    z.object({
      status: z.literal('ok'),
      version: z.string(),
      backup: z
        .object({ endedAt: instant, ageSeconds: z.int() })
        .nullable()
        .meta({ description: 'the last one that succeeded; null: none' }),
    }),
  )
