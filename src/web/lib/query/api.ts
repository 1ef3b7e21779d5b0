import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import {
  createTanstackQueryUtils,
  TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL,
  type TanstackQueryOperationContext,
} from '@orpc/tanstack-query'
import { hashKey } from '@tanstack/react-query'
import { routes } from 'virtual:contract-routes'
import type { ACCESS } from '#contract/access-table.ts'
import type { contract } from '#contract/contract.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency-key.ts'
import type { AnsweredRoutes } from '#contract/money.ts'
import { decodeError } from './decode-error.ts'
import { blockWritesInDemo } from '../demo/demo-gate.ts'
import { fetchFromServer, cachedAtOf } from '../offline/fetch-from-server.ts'
import { cachedAt } from '../offline/cached-at.ts'
import { tabSession } from '../session/tab-session.ts'
import { address } from '#web/lib/navigation/address.ts'

/** What a call brings beside its input. */
export type CallContext = TanstackQueryOperationContext & {
  /** Of what it creates. */
  idempotencyKey?: string
  /** Of a read that is answered only where it changed: the ETag of its last answer. */
  ifNoneMatch?: string | undefined
  /** Is given what came, before it is read. */
  onAnswer?: (answer: Response) => void
}

const link = new OpenAPILink<CallContext>(routes, {
  url: () => location.origin + address('/api'),
  // Which account a request is meant for, so that none other is read or written.
  headers: ({ context: { idempotencyKey, ifNoneMatch } }) => ({
    ...tabSession.headers(),
    ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
    ...(idempotencyKey !== undefined && { [IDEMPOTENCY_KEY_HEADER]: `"${idempotencyKey}"` }),
  }),
  fetch: async (request, init, { context }) => {
    const answer = await fetchFromServer(blockWritesInDemo(request), init)
    const query = context[TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL]
    context.onAnswer?.(answer)
    if (query) cachedAt.note(hashKey(query.key), cachedAtOf(answer))
    return answer
  },
  customErrorResponseBodyDecoder: decodeError,
})

type Answered = AnsweredRoutes<typeof contract, typeof ACCESS>

/** The API, called as the contract describes it; what a role without money may call may be answered without any. */
export const client: ContractRouterClient<Answered, CallContext> = createORPCClient(link)

/** The same with TanStack Query's options, keys and mutations: `orpc.sheets.list.queryOptions({ input })`. */
export const orpc = createTanstackQueryUtils(client, { path: ['api'] })
