// The load generator, in a process of its own: takes one order from its parent and answers with what it measured.
import autocannon from 'autocannon'
import type { Load, Order } from './load.ts'
import { percentile } from './percentile.ts'

process.once('message', (order: Order) => {
  run(order).then(
    (load) => process.send?.(load, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})

async function run({ url, requests, seconds, connections }: Order): Promise<Load> {
  const times: number[] = []
  const failures: number[] = []
  let started = 0
  let ended = 0
  let next = 0
  const running = autocannon({
    url,
    connections,
    duration: seconds,
    idReplacement: requests.some((request) => request.body !== undefined),
    setupClient: (client) => {
      const request = requests[next++ % requests.length]
      if (request) client.setRequests([request])
    },
  })
  const done = new Promise<{ errors: number }>((resolve, reject) => {
    running.once('done', resolve)
    running.once('error', reject)
  })
  running.on('response', (_client, status, _bytes, milliseconds) => {
    ended = performance.now()
    started ||= ended - milliseconds
    if (status >= 200 && status < 300) times.push(milliseconds)
    else failures.push(status)
  })
  const { errors } = await done
  if (errors > 0 || failures.length > 0)
    throw new Error(`${errors} connection errors, refusals: ${[...new Set(failures)].join(', ') || 'none'}`)
  return {
    perSecond: (times.length / (ended - started)) * 1000,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  }
}
