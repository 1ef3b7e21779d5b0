import { Agent, request } from 'node:http'

/** Of an answer: its status, 0 where the connection broke or it did not come in time, and its text. */
export type Answer = { status: number; retryAfter: string | undefined; text: string }

export type Sent = { method: 'GET' | 'POST' | 'PATCH'; path: string; body?: object; key?: string }

const PATIENCE_MS = 60_000

/** The connections of one browser, which are kept: at most six to a server, as by HTTP/1.1 browsers have. */
export const browserConnections = (): Agent => new Agent({ keepAlive: true, maxSockets: 6 })

/** Sends one request and reads its answer whole. */
export function send(
  { origin, headers, agent }: { origin: string; headers: Record<string, string>; agent: Agent },
  { method, path, body, key }: Sent,
): Promise<Answer> {
  const content = body && JSON.stringify(body)
  return new Promise((done) => {
    const broken = () => done({ status: 0, retryAfter: undefined, text: '' })
    const sending = request(
      origin + path,
      {
        agent,
        method,
        timeout: PATIENCE_MS,
        headers: {
          ...headers,
          ...(content && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', broken)
        response.once('end', () => {
          const { statusCode: status = 0, headers: answered } = response
          done({ status, retryAfter: answered['retry-after'], text: Buffer.concat(chunks).toString() })
        })
      },
    )
    sending.once('timeout', () => sending.destroy())
    sending.once('error', broken)
    sending.end(content)
  })
}
