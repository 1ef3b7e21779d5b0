import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import type { Api, Member } from '#server/testing/start-api.ts'
import { changed, resolved } from './changes.ts'
import type { RawAnswer } from './documented-answers.ts'
import { EveryId, type KnownThings, Reference } from './known-things.ts'
import type { DrawnRequest } from './requests.ts'
import { RAW } from './values.ts'

/** A request with everything known that it refers to. */
export type SentRequest = {
  method: string
  /** Without /api, where it has that, and query. */
  address: string
  url: string
  headers: Record<string, string>
  body: string | Buffer | undefined
  /** Where it seems to come from. */
  remoteAddress: string
}

/** An account that sends requests; without a token its program sends an empty one. */
export type Account = Pick<Member, 'cookies'> & { token?: string | undefined }

/** Fills in what a drawn request refers to. */
export function prepare(
  drawn: DrawnRequest,
  known: KnownThings,
  account: Account,
  remoteAddress = '127.0.0.1',
): SentRequest {
  let address = ''
  for (const [index, part] of drawn.path.entries())
    address += `/${segment(part, address, drawn.path.slice(index + 1), known)}`
  const resolve = (reference: Reference | EveryId) =>
    reference instanceof EveryId
      ? known.at(address.replace(/\/order$/, ''))
      : known.resolve(reference, address)
  const query = drawn.query.flatMap(([name, value]) => {
    const given = resolved(value, resolve)
    if (given === undefined) return []
    const text = typeof given === 'string' ? given : JSON.stringify(given)
    return name === '' ? text : `${encodeURIComponent(name)}=${encoded(text)}`
  })
  const { bytes, mediaType } = bodyOf(drawn, resolve)
  return {
    method: drawn.method,
    address,
    url: `${drawn.operation.prefix}${address}${query.length > 0 ? `?${query.join('&')}` : ''}${drawn.suffix}`,
    headers: {
      origin: 'http://localhost:3000',
      ...senderOf(drawn, account),
      ...(mediaType !== undefined && { 'content-type': mediaType }),
      ...drawn.headers,
    },
    body: bytes,
    remoteAddress,
  }
}

type Part = DrawnRequest['path'][number]

function segment(part: Part, above: string, rest: readonly Part[], known: KnownThings): string {
  if (typeof part === 'string') return part
  if (!(part instanceof Reference)) return encoded(part.text)
  if (part.name === 'token') return encoded(String(known.resolve(part, above)))
  const [next, last] = rest
  const below = typeof next === 'string' && typeof last === 'object' ? `/${next}` : undefined
  return encoded(String(known.idAfter(above, part, below)))
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function senderOf({ sender, cookie }: DrawnRequest, account: Account): Record<string, string> {
  if (sender === 'stranger') return {}
  if (sender === 'visitor') return { [DEMO_HEADER]: DEMO_VISITOR }
  if (sender === 'odd cookie') return { cookie }
  if (sender === 'program') return { authorization: `Bearer ${account.token ?? ''}` }
  return {
    cookie: [...account.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
  }
}

function bodyOf({ body }: DrawnRequest, resolve: (reference: Reference | EveryId) => unknown) {
  if (body.sends === 'nothing') return { bytes: undefined, mediaType: undefined }
  if (body.sends === 'bytes') return body
  const values = new Map<object, unknown>()
  const value = resolved(changed(body.value, body.changes), (reference) => {
    // Repeated thousands of times it is the same one.
    if (!values.has(reference)) values.set(reference, resolve(reference))
    return values.get(reference)
  })
  const text = JSON.stringify(value).replaceAll(RAW, '$1')
  return { bytes: text.slice(0, text.length - body.cut), mediaType: body.mediaType }
}

/**
 * Sends a request without a network, again while the server says that its event loop is late, which a machine that
 * stalls explains.
 * @throws when nothing has answered within `limitMs`
 */
export async function send(
  api: Api,
  { method, url, headers, body, remoteAddress }: SentRequest,
  limitMs: number,
): Promise<RawAnswer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  const payload = body === undefined ? {} : { payload: body }
  try {
    for (;;) {
      const answering = api.app.inject({ method: method as 'GET', url, headers, remoteAddress, ...payload })
      const { statusCode, headers: answered, rawPayload } = await Promise.race([answering, late.promise])
      const answer = { status: statusCode, headers: answered, bytes: rawPayload }
      if (!isLate(answer)) return answer
      await wait(Number(answered['retry-after']) * 1_000)
    }
  } finally {
    clearTimeout(timer)
  }
}

function isLate({ status, headers, bytes }: RawAnswer): boolean {
  return status === 503 && headers['retry-after'] !== undefined && bytes.includes('Too busy for a moment')
}
