import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import type { ApiClient } from './api-client.ts'
import type { ProviderSettings } from '../auth/provider/settings.ts'

type Person = { email?: string; email_verified?: boolean; name?: string }

/** An OpenID Connect provider on this machine: every login that a test has added signs in, with any password. */
export type IdentityProvider = {
  settings: ProviderSettings
  /** By login; each test adds its own. */
  people: Map<string, Person>
  close: () => Promise<void>
}

/** @param port where it listens; any free one by default */
export async function startIdentityProvider(publicUrl: string, port = 0): Promise<IdentityProvider> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, Person>()
  const client = { client_id: 'gramme', client_secret: 'le secret du client de test' }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`${publicUrl}/api/auth/callback/oidc`] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: ['for tests alone'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, sub) => {
      const person = people.get(sub)
      return person && { accountId: sub, claims: () => ({ sub, ...person }) }
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    settings: {
      issuer,
      clientId: client.client_id,
      clientSecret: client.client_secret,
      name: 'Annuaire du Lycée',
      only: false,
      trusted: false,
    },
    people,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * What a browser does at the provider: follows it through its pages.
 * @returns the address that it leads back to
 */
export async function passThrough(address: string, login: string, cookies = new Map<string, string>()) {
  const { origin } = new URL(address)
  let next = address
  let form: string | undefined
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(next, {
      method: form === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { body: form }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location !== null) {
      next = new URL(location, next).href
      form = undefined
      if (!next.startsWith(origin)) return next
      continue
    }
    const page = await answer.text()
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
    const [, prompt = ''] = /name="prompt" value="([^"]+)"/.exec(page) ?? []
    if (action === '')
      throw new Error(`The provider answered ${answer.status} at ${next}: ${page.slice(0, 300)}`)
    next = new URL(action, next).href
    form = new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'x' } : { prompt }).toString()
  }
  throw new Error('The provider leads nowhere')
}

export const beginAtProvider = (by: ApiClient, body: object = {}) =>
  by.post<{ url: string; code?: string }>('/api/auth/provider/begin', { purpose: 'sign-in', ...body })

/**
 * Begins, signs in at the provider, and comes back.
 * @returns the path that the browser is led to
 */
export async function enterByProvider(by: ApiClient, login: string, body: object = {}): Promise<string> {
  const { status, body: begun } = await beginAtProvider(by, body)
  if (status !== 200) throw new Error(`It was not begun: ${status} ${JSON.stringify(begun)}`)
  const back = new URL(await passThrough(begun.url, login))
  const answer = await by.get(back.pathname + back.search)
  if (answer.status !== 303) throw new Error(`The way back was answered ${answer.status}`)
  const led = new URL(String(answer.headers.location))
  return led.pathname + led.search + led.hash
}
