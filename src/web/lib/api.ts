import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { routes } from 'virtual:contract-routes'
import type { contract } from '#contract/contract.ts'
import { decodeRefusal } from './decode-refusal.ts'
import { throughDemoGate } from './demo-gate.ts'

const link = new OpenAPILink(routes, {
  url: () => `${location.origin}/api`,
  fetch: (request, init) =>
    globalThis.fetch(throughDemoGate(request), { ...init, credentials: 'same-origin' }),
  customErrorResponseBodyDecoder: decodeRefusal,
})

/** The API, called as the contract describes it. */
export const client: ContractRouterClient<typeof contract> = createORPCClient(link)

/** The same with TanStack Query's options, keys and mutations: `orpc.sheets.list.queryOptions({ input })`. */
export const orpc = createTanstackQueryUtils(client, { path: ['api'] })
