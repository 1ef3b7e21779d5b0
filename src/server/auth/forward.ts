import type { FastifyRequest } from 'fastify'
import { refusal } from '../translate-error.ts'
import { ADDRESS_HEADER } from './auth.ts'
import type { Answer, AuthServices } from './auth-services.ts'
import { withHiddenFailure } from './hidden-failure.ts'

/** What better-auth looks at; the rest of what a client sends does not reach it. */
const PASSED_ON = ['origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'] as const
export const LONGEST_USER_AGENT = 300

/** Lets better-auth answer a request, at the address it arrived on: with its method and cookies, or others. */
export async function forward(
  { auth }: AuthServices,
  request: FastifyRequest,
  path: string,
  body?: object,
  { cookie = request.headers.cookie, method = request.method }: { cookie?: string; method?: string } = {},
): Promise<Answer> {
  const url = `${request.protocol}://${request.host}/api/auth${path}`
  if (!URL.canParse(url)) throw refusal('BAD_REQUEST', 'The request cannot be read')
  const response = await withHiddenFailure(() =>
    auth.handler(
      new Request(url, {
        // better-auth has no HEAD; Node sends the head of its answer alone.
        method: method === 'HEAD' ? 'GET' : method,
        redirect: 'manual',
        headers: headersOf(request, cookie),
        ...(body && { body: JSON.stringify(body) }),
      }),
    ),
  )
  if (response.status >= 500) throw refusal('INTERNAL', 'Something broke on our side')
  return {
    status: response.status,
    body: readJson(await response.text()),
    cookies: response.headers.getSetCookie(),
    location: response.headers.get('location') ?? undefined,
  }
}

function headersOf(request: FastifyRequest, cookie: string | undefined): Headers {
  const headers = new Headers({ 'content-type': 'application/json', [ADDRESS_HEADER]: request.ip })
  if (cookie) headers.set('cookie', cookie)
  for (const name of PASSED_ON) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  headers.set('user-agent', (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT))
  return headers
}

function readJson(text: string): Answer['body'] {
  const value: unknown = text === '' ? null : JSON.parse(text)
  return typeof value === 'object' && value !== null ? { ...value } : null
}
