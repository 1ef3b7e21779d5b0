import { useState } from 'react'
import type { CallContext } from './api.ts'
import { IdempotencyKeys } from './idempotency-keys.ts'

type Create<Input, Output> = (input: Input, options: { context: CallContext }) => Promise<Output>

/**
 * Calls `create` under the key of what it creates: sent again after a lost answer, nothing more is made.
 * @param intentionOf names what is created, where one place creates several things; a form is for one at a time
 */
export function useIdempotencyKeys<Input, Output>(
  create: Create<Input, Output>,
  intentionOf: (input: Input) => string = () => '',
) {
  const [keys] = useState(() => new IdempotencyKeys())
  return {
    create: (input: Input): Promise<Output> =>
      keys.under(intentionOf(input), (idempotencyKey) => create(input, { context: { idempotencyKey } })),
    /** To be called once its user has chosen that what is sent next is another thing. */
    forget: () => keys.forget(),
  }
}
