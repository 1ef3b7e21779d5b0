import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { lastBackup, lastFailure } from '../backups/last-backups.queries.ts'
import { refusal } from '../translate-error.ts'
import { version } from '../version.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The route of the contract that answers, as `sheets.list`; empty for any other address. */
    contractRoute: string
  }
}

/** From an answer out of memory to the longest that a request may take. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const DATABASE_PATIENCE_MS = 2_000
const PATH = '/metrics'
const ABSENT = refusal('NOT_FOUND', 'METRICS_TOKEN is not set')
const UNAUTHORIZED = refusal('UNAUTHORIZED', 'The token of METRICS_TOKEN is required')

type Parts = {
  /** What a reader sends as `Authorization: Bearer …`; without it the address does not exist. */
  token: string | undefined
  database: Database
}

/**
 * Answers GET /metrics in Prometheus' text format: requests by route, connections to the database, and what Node says of the
 * process. No account, address or id is a label.
 */
export async function metrics(app: FastifyInstance, { token, database }: Parts): Promise<void> {
  app.decorateRequest('contractRoute', '')
  if (token === undefined) {
    // Elsewhere an unknown address is a page of the application.
    app.get(PATH, (_request, reply) => {
      const { code, message, status } = ABSENT
      return reply.status(status).send({ code, message })
    })
    return
  }
  // Loaded by those who ask for it: it takes 4 MB of memory.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  // Registered below, not by themselves in the library's global registry.
  const registers: never[] = []
  collectDefaultMetrics({ register: registry })
  app.addHook('onClose', async () => registry.clear())

  const durations = new Histogram({
    name: 'gramme_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, contractRoute, routeOptions } = request
    const route = contractRoute || (routeOptions.url ?? 'none')
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  const connections = new Gauge({
    name: 'gramme_database_connections',
    help: 'Connections to PostgreSQL, and statements that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool
      this.set({ state: 'used' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  const up = new Gauge({
    name: 'gramme_database_up',
    help: '1 while PostgreSQL answers, otherwise 0',
    registers,
    async collect() {
      this.set(await answers(database))
    },
  })
  const build = new Gauge({
    name: 'gramme_build_info',
    help: 'The version that runs',
    labelNames: ['version'],
    registers,
  })
  build.set({ version }, 1)
  const backup = new Gauge({
    name: 'gramme_backup_last_success_timestamp_seconds',
    help: 'When the last backup that succeeded ended; absent while there is none',
    registers,
    async collect() {
      const last = await inTime(lastBackup(database.pool))
      // A gauge without labels begins with 0, which is a date too.
      if (last) this.set(Date.parse(last.endedAt) / 1000)
      else this.remove()
    },
  })
  const failed = new Gauge({
    name: 'gramme_backup_failed',
    help: '1 while the last attempt to make a backup is one that failed, otherwise 0',
    registers,
    async collect() {
      this.set((await inTime(lastFailure(database.pool))) ? 1 : 0)
    },
  })
  const { replica } = database
  if (replica)
    registry.registerMetric(
      new Counter({
        name: 'gramme_replica_reads_total',
        help: 'Reads that the replica could answer, by who answered',
        labelNames: ['answered_by'],
        registers,
        collect() {
          this.reset()
          this.inc({ answered_by: 'replica' }, replica.counts.answered)
          this.inc({ answered_by: 'primary' }, replica.counts.left)
        },
      }),
    )
  for (const metric of [durations, connections, up, build, backup, failed]) registry.registerMetric(metric)

  app.get(PATH, async ({ headers }, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!isSame(headers.authorization, `Bearer ${token}`)) {
      const { code, message, status } = UNAUTHORIZED
      return reply.status(status).header('www-authenticate', 'Bearer').send({ code, message })
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** 0 as well when it takes too long: Prometheus gives up after ten seconds. */
async function answers({ pool }: Database): Promise<0 | 1> {
  return (await inTime(pool.query('SELECT 1'))) ? 1 : 0
}

/** Undefined for what fails or takes too long. */
async function inTime<Result>(query: Promise<Result>): Promise<Result | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), DATABASE_PATIENCE_MS)
  return Promise.race([query.catch(() => undefined), late.promise]).finally(() => clearTimeout(timer))
}

/** Compares in constant time. */
function isSame(given = '', expected: string): boolean {
  return timingSafeEqual(hash(given), hash(expected))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
