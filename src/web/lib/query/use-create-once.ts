import type { UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallContext } from './api.ts'
import { IdempotencyKeys } from './idempotency-keys.ts'
import { useSingleMutation } from './use-single-mutation.ts'

type Create<Input, Output> = (input: Input, options: { context: CallContext }) => Promise<Output>

type Options<Input, Output> = Omit<UseMutationOptions<Output, unknown, Input>, 'mutationFn'> & {
  /** Names what is created, where one place creates several things; a form is for one at a time. */
  intentionOf?: (input: Input) => string
}

/** Creates something once, even where an answer was lost and it is sent again. */
export function useCreateOnce<Input, Output>(
  create: Create<Input, Output>,
  { intentionOf, ...options }: Options<Input, Output>,
) {
  const [keys] = useState(() => new IdempotencyKeys())
  return useSingleMutation({
    ...options,
    mutationFn: (input: Input) =>
      keys.under(intentionOf?.(input) ?? '', (idempotencyKey) =>
        create(input, { context: { idempotencyKey } }),
      ),
  })
}
