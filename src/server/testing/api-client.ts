import type { FastifyInstance, InjectOptions } from 'fastify'
import { basePathOf } from '../base-path.ts'

export type Answer<Body = unknown> = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  /** The JSON that was answered; an archive as bytes, and what is no JSON as text. */
  body: Body
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Sending = {
  /** Becomes JSON; a string or bytes are sent as they are. */
  body?: unknown
  /** Added to those of a browser; undefined leaves one out. */
  headers?: Record<string, string | undefined>
  remoteAddress?: string
}

const SECRET_FIELDS = new Set([
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'invitation',
  'houseInvitation',
  'email',
])
/** Shorter values may be parts of other words. */
const SHORTEST_SECRET = 8

/** Someone at a browser: sends requests without a network, and keeps the cookies that come back. */
export class ApiClient {
  readonly #app: FastifyInstance
  readonly #publicUrl: string
  readonly #cookies = new Map<string, string>()
  readonly #secrets: Set<string>
  readonly #token: string | undefined

  /**
   * @param secrets gathers the cookies that come back, and the passwords and tokens that are sent
   * @param token of a program, which sends it in place of an origin
   */
  constructor(app: FastifyInstance, publicUrl: string, secrets = new Set<string>(), token?: string) {
    this.#app = app
    this.#publicUrl = publicUrl
    this.#secrets = secrets
    this.#token = token
    if (token !== undefined && token.length >= SHORTEST_SECRET) secrets.add(token)
  }

  /** The same browser at another server of the installation, with the cookies that it has now. */
  at(app: FastifyInstance): ApiClient {
    const client = new ApiClient(app, this.#publicUrl, this.#secrets, this.#token)
    for (const [name, value] of this.#cookies) client.#cookies.set(name, value)
    return client
  }

  get<Body>(path: string): Promise<Answer<Body>> {
    return this.send('GET', path)
  }

  post<Body>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.send('POST', path, { body })
  }

  patch<Body>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.send('PATCH', path, { body })
  }

  /** Changes a thing whatever its version is: a refusal brings the stored one along, from which it is changed then. */
  async change<Body>(path: string, facts: object, method: Method = 'PATCH'): Promise<Answer<Body>> {
    for (let version: unknown = 0; ;) {
      const answer = await this.send<Body>(method, path, { body: { version, ...facts } })
      if (answer.status !== 409) return answer
      version = storedVersion(answer.body)
      if (version === undefined) return answer
    }
  }

  delete<Body>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.send('DELETE', path, { body })
  }

  /** The body of an answer that has to be a success. */
  async done<Body>(answering: Promise<Answer<Body>>): Promise<Body> {
    const { status, body } = await answering
    if (status >= 200 && status < 300) return body
    throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  }

  async send<Body>(
    method: Method,
    path: string,
    { body, headers, remoteAddress }: Sending = {},
  ): Promise<Answer<Body>> {
    this.#gather(body)
    const raw = typeof body === 'string' || body instanceof Buffer
    const options: InjectOptions = {
      method,
      url: basePathOf(this.#publicUrl) + path,
      headers: withoutUndefined({
        ...(this.#token === undefined
          ? { origin: new URL(this.#publicUrl).origin }
          : { authorization: `Bearer ${this.#token}` }),
        ...(this.#cookies.size > 0 && { cookie: this.#cookieHeader() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      }),
      ...(body !== undefined && { payload: raw ? body : JSON.stringify(body) }),
      ...(remoteAddress !== undefined && { remoteAddress }),
    }
    const response = await this.#app.inject(options)
    for (const { name, value } of response.cookies) this.#keep(name, value)
    const isArchive = response.headers['content-type'] === 'application/zip'
    const answered = isArchive ? response.rawPayload : read(response.payload)
    return { status: response.statusCode, headers: response.headers, body: answered as Body }
  }

  /** Cookies by name, as the browser holds them. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies
  }

  #keep(name: string, value: string): void {
    if (value.length >= SHORTEST_SECRET) this.#secrets.add(value)
    if (value === '') this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }

  #gather(body: unknown): void {
    if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return
    for (const [name, value] of Object.entries(body))
      if (SECRET_FIELDS.has(name) && typeof value === 'string' && value.length >= SHORTEST_SECRET)
        this.#secrets.add(value)
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  }
}

/** Of the thing that a refused change brings along. */
function storedVersion(refusal: unknown): unknown {
  return (refusal as { data?: { current?: { version?: unknown } } } | null)?.data?.current?.version
}

function withoutUndefined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined),
  )
}

function read(payload: string): unknown {
  try {
    return payload === '' ? undefined : JSON.parse(payload)
  } catch {
    return payload
  }
}
