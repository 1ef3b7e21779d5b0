import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ERROR_STATUS } from './errors.ts'

export const healthContract = oc
  .errors({ UNAVAILABLE: { status: ERROR_STATUS.UNAVAILABLE, message: 'The database does not answer' } })
  .route({
    method: 'GET',
    path: '/health',
    tags: ['server'],
    summary: 'Whether the server and its database answer',
  })
  .output(z.object({ status: z.literal('ok'), version: z.string() }))
