import { Agent, request } from 'node:http'

/**
 * Of an answer: its status, 0 where the connection broke or it did not come in time, its text, and when its request left
 * the browser, on the clock of `performance.now()`: one that has all connections taken sends later.
 */
export type Answer = { status: number; retryAfter: string | undefined; text: string; sentAt: number }

export type Sent = { method: 'GET' | 'POST' | 'PATCH'; path: string; body?: object; key?: string }

const PATIENCE_MS = 60_000

/** Of a browser to a server, by HTTP/1.1. */
export const CONNECTIONS = 6

/** The connections of one browser, which are kept. */
export const browserConnections = (): Agent => new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Sends one request and reads its answer whole. */
export function send(
  { origin, headers, agent }: { origin: string; headers: Record<string, string>; agent: Agent },
  { method, path, body, key }: Sent,
): Promise<Answer> {
  const content = body && JSON.stringify(body)
  return new Promise((done) => {
    let sentAt = performance.now()
    const broken = () => done({ status: 0, retryAfter: undefined, text: '', sentAt })
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
          done({
            status,
            retryAfter: answered['retry-after'],
            text: Buffer.concat(chunks).toString(),
            sentAt,
          })
        })
      },
    )
    sending.once('socket', () => {
      sentAt = performance.now()
    })
    sending.once('timeout', () => sending.destroy())
    sending.once('error', broken)
    sending.end(content)
  })
}
