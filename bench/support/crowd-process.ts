// A crowd of strangers, in a separate process: takes one order from its parent and answers with what became of its requests.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answers, CrowdOrder, CrowdRequest } from './crowd.ts'

const PATIENCE_MS = 30_000
/** For which a stranger waits who was refused: less than Gramme asks for. */
const REFUSED_PAUSE_MS = 1_000

process.once('message', (order: CrowdOrder) => {
  run(order).then(
    (answers) => process.send?.(answers, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})

async function run(order: CrowdOrder): Promise<Answers> {
  const { strangers, seconds, script, stays } = order
  const agent = new Agent({ keepAlive: true, maxSockets: strangers })
  const answers: Answers = {}
  const end = performance.now() + seconds * 1000
  let places = 0
  const repeat = async (stranger: number): Promise<void> => {
    for (let sent = 0; performance.now() < end; sent += 1) {
      places += 1
      const place = stays ? stranger : places
      const one = script[sent % script.length]
      if (!one) throw new Error('A crowd without requests')
      const status = await send(order.url, agent, filledIn(one, place))
      answers[status] = (answers[status] ?? 0) + 1
      if (status < 200 || status >= 400) await pause(REFUSED_PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: strangers }, (_, stranger) => repeat(stranger)))
  agent.destroy()
  return answers
}

/** Each place has another address, from the network for tests of RFC 2544 on. */
function filledIn({ body, headers, ...one }: CrowdRequest, place: number): CrowdRequest {
  const address = `198.${18 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`
  return {
    ...one,
    headers: { ...headers, 'x-forwarded-for': address },
    ...(body !== undefined && { body: body.replaceAll('<place>', `${process.pid}-${place}`) }),
  }
}

/** @returns the status, 0 where the connection broke or nothing came in time */
function send(url: string, agent: Agent, { method, path, headers, body }: CrowdRequest): Promise<number> {
  return new Promise((done) => {
    const sending = request(url + path, { agent, method, headers, timeout: PATIENCE_MS }, (response) => {
      response.once('error', () => done(0))
      response.once('end', () => done(response.statusCode ?? 0))
      response.resume()
    })
    sending.once('timeout', () => sending.destroy())
    sending.once('error', () => done(0))
    sending.end(body)
  })
}
