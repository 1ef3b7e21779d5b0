// The load generator, in a separate process: takes one order from its parent and answers with what it measured.
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

function run({ url, connections, seconds, scripts, mayBeRefused = false }: Order): Promise<Load> {
  const times: number[] = []
  const failures = new Set<number>()
  let refused = 0
  let started = 0
  let ended = 0
  let next = 0
  return new Promise((done, fail) => {
    const running = autocannon(
      {
        url,
        connections,
        duration: seconds,
        idReplacement: scripts.flat().some((request) => request.body !== undefined),
        setupClient: (client) => client.setRequests(scripts[next++ % scripts.length] ?? []),
      },
      (error, { errors }) => {
        if (error) return fail(error as Error)
        if (errors > 0 || failures.size > 0)
          return fail(new Error(`${errors} errors; answers other than success: ${[...failures].join(', ')}`))
        done({
          perSecond: (times.length / (ended - started)) * 1000,
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
          p99: percentile(times, 0.99),
          refused: refused / (refused + times.length),
        })
      },
    )
    running.on('response', (_client, status, _bytes, milliseconds) => {
      ended = performance.now()
      started ||= ended - milliseconds
      if (status >= 200 && status <= 299) times.push(milliseconds)
      else if (mayBeRefused && status === 503) refused += 1
      else failures.add(status)
    })
  })
}
