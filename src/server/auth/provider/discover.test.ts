import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../../config.ts'
import {
  beginAtProvider,
  type IdentityProvider,
  startIdentityProvider,
} from '../../testing/identity-provider.ts'
import { type Api, startApi } from '../../testing/start-api.ts'

const PUBLIC_URL = 'http://localhost:3000'

let provider: IdentityProvider
let first: Api
const others: Api[] = []
beforeAll(async () => {
  provider = await startIdentityProvider(PUBLIC_URL)
  first = await startApi({ provider: provider.settings })
})
afterAll(async () => {
  for (const api of others) await api.close()
  await first.close()
  await provider.close()
})

/** A server with another provider, or none, on the same database. */
async function beside(settings: Config['provider']): Promise<Api> {
  const api = await startApi(settings && { provider: settings }, { beside: first })
  others.push(api)
  return api
}

test('a provider that does not answer is refused by name, and is used once it answers', async () => {
  const late = await startIdentityProvider(PUBLIC_URL)
  const port = Number(new URL(late.settings.issuer).port)
  await late.close()
  const api = await beside(late.settings)
  expect(await beginAtProvider(api.visitor())).toMatchObject({
    status: 503,
    body: { code: 'PROVIDER_UNREACHABLE' },
  })
  const back = await startIdentityProvider(PUBLIC_URL, port)
  try {
    expect(await beginAtProvider(api.visitor())).toMatchObject({ status: 200 })
  } finally {
    await back.close()
  }
})

test('a provider that calls itself otherwise is not believed', async () => {
  const { issuer } = provider.settings
  const api = await beside({ ...provider.settings, issuer: issuer.replace('127.0.0.1', 'localhost') })
  expect(await beginAtProvider(api.visitor())).toMatchObject({ status: 503 })
})

test('a provider that sends elsewhere for what it says of itself is not followed', async () => {
  const { issuer } = provider.settings
  const path = '/.well-known/openid-configuration'
  const configuration = (await (await fetch(issuer + path)).json()) as object
  const moved = createServer((request, response) => {
    const own = `http://${request.headers.host}`
    if (request.url === path) response.writeHead(302, { location: `${own}/moved` }).end()
    else
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ ...configuration, issuer: own }))
  }).listen(0, '127.0.0.1')
  await once(moved, 'listening')
  const own = `http://127.0.0.1:${(moved.address() as AddressInfo).port}`
  const api = await beside({ ...provider.settings, issuer: own })
  expect(await beginAtProvider(api.visitor())).toMatchObject({ status: 503 })
  moved.closeAllConnections()
  moved.close()
})

test('without a provider there is nothing to begin', async () => {
  const api = await beside(undefined)
  expect(await beginAtProvider(api.visitor())).toMatchObject({ status: 404 })
  expect(await api.visitor().get('/api/auth/callback/oidc?code=x&state=y')).toMatchObject({ status: 404 })
})
