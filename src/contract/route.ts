import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, ERROR_STATUS, storageFull } from './errors.ts'
import {
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_KEY_HOURS,
  IDEMPOTENCY_KEY_PATTERN,
  IDEMPOTENCY_KEYS_KEPT,
} from './idempotency-key.ts'

interface RouteMeta {
  /** What a kitchen reads while it works: browsers store these answers for when there is no network, and no others. */
  offline?: 'answer' | 'picture'
  /** Of what is sent as a POST because it is long: it asks, and stores nothing. */
  readOnly?: boolean
}

/** What every route of an account begins with. */
export const contractRoute = oc.$meta<RouteMeta>({}).errors(commonErrors)

const idempotencyKey = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  description: `Sent again with the same key and the same body within ${IDEMPOTENCY_KEY_HOURS} hours, and before ${IDEMPOTENCY_KEYS_KEPT} other creations of the account, the request creates nothing more and has its first answer. The first one is waited for while it runs; one that was refused leaves no key.`,
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN },
} as const

/** What every route begins with that creates something of an account's. */
export const creationRoute = contractRoute
  .errors(storageFull)
  .errors({
    IDEMPOTENCY_KEY_INVALID: {
      status: ERROR_STATUS.IDEMPOTENCY_KEY_INVALID,
      message: 'An Idempotency-Key is 1 to 64 visible ASCII characters',
    },
    IDEMPOTENCY_KEY_REUSED: {
      status: ERROR_STATUS.IDEMPOTENCY_KEY_REUSED,
      message: 'This Idempotency-Key has created something from another body; nothing was written',
      data: z.object({
        made: z.unknown().meta({ description: 'what it has created, as the first answer said it' }),
      }),
    },
  })
  .route({
    method: 'POST',
    successStatus: 201,
    spec: (operation) => ({
      ...operation,
      parameters: [...(operation.parameters ?? []), idempotencyKey],
    }),
  })
