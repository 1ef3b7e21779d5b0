import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import { operator } from '#content/operator.ts'
import type { Database } from '#database/connect.ts'
import { findReader } from './access-tokens/find-caller.ts'
import { eraseDepartedEveryHour } from './account/erase-departed.ts'
import { StorageMeter } from './account/storage-meter.ts'
import { backUpNightly } from './backups/nightly-backup.ts'
import { belowBasePath, refuseOutside } from './base-path.ts'
import { createAuth } from './auth/auth.ts'
import { authRoutes } from './auth/auth-routes.ts'
import { clearAbandonedEveryHour } from './clear-abandoned.ts'
import type { Config } from './config.ts'
import { openContactDesk } from './contact/contact-desk.ts'
import { clearOldLog } from '#database/embedded/clear-old-log.ts'
import { everyHour, everyMinute } from './every-hour.ts'
import { LaterSchema } from './later-schema.ts'
import { logOptions } from './log/log-options.ts'
import { clearOldMails } from './mail/clear-old-mails.ts'
import { createDelivery, createMailer, type Delivery, type Mailer } from './mail/mailer.ts'
import { demoReadOnly } from './demo/read-only.ts'
import { bearerRequests } from './plugins/bearer-requests.ts'
import { collectWhenQuiet } from './plugins/collect-when-quiet.ts'
import { crowds } from './plugins/crowds.ts'
import { backupDownload } from './operator/backup-download.ts'
import { OperatorService } from './operator/operator-service.ts'
import { clearKitchen } from './kitchen/devices.queries.ts'
import { sheetPages } from './kitchen/page/pages.ts'
import { orderPages } from './order-page/pages.ts'
import { OrderOutbox } from './orders/outbox.ts'
import { clearOldMailsAndLinks } from './orders/outbox.queries.ts'
import { api, type RouteInterceptor } from './plugins/api.ts'
import { apiDocs } from './plugins/api-docs.ts'
import { errors } from './plugins/errors.ts'
import { forwardedAddresses } from './plugins/forwarded-addresses.ts'
import { proxiedConnections } from './plugins/proxied-connections.ts'
import { knownAddresses } from './plugins/known-addresses.ts'
import { KnownPaths } from './plugins/known-paths.ts'
import { metrics } from './plugins/metrics.ts'
import { overload, type OverloadBounds } from './plugins/overload.ts'
import { pictureDownloads } from './plugins/picture-downloads.ts'
import { requestBodies } from './plugins/request-bodies.ts'
import { isVerified } from './auth/verified-sessions.ts'
import { sameOrigin } from './plugins/same-origin.ts'
import { warnOfScarceDescriptors } from './plugins/scarce-descriptors.ts'
import { security } from './plugins/security.ts'
import { ignoreExpectations, requireHost, unreadable } from './plugins/unreadable.ts'
import { warnOfUnnamedProxy } from './plugins/unnamed-proxy.ts'
import { web } from './plugins/web.ts'
import { publicCartePages } from './public-carte/pages.ts'
import { RememberedNames } from './search/remembered-names.ts'
import { RequestBudget } from './request-budget.ts'
import type { Restoration } from './restoration/restoration.ts'
import { restorationRoutes } from './restoration/restoration-routes.ts'
import { refusedRequests } from './security-log/refused-requests.ts'
import { SecurityLog } from './security-log/security-log.ts'
import { version } from './version.ts'

/** A sheet of 500 lines with its texts stays well below. */
const BODY_LIMIT = 1024 * 1024
/** A photo of 5 MB over a telephone line takes 40 s; heads and bodies that never end are cut. */
const TIMEOUTS: Timeouts = {
  requestMs: 120_000,
  headMs: 20_000,
  idleMs: 300_000,
  checkEveryMs: 5_000,
  eventsMs: 200,
  lateMs: 2_000,
  readWaitMs: 1_000,
  writeWaitMs: 3_000,
}
const BUILT_WEB = fileURLToPath(new URL('../../dist/web', import.meta.url))
/** Routes are checked by the contract. Fastify's own compilers of JSON schemas, which nothing uses, would take 2 MB of memory. */
const NO_JSON_SCHEMAS = { buildValidator: refuseSchema, buildSerializer: refuseSchema }

type Timeouts = OverloadBounds & {
  /** For a whole request to arrive. */
  requestMs: number
  /** For the part of it before its body. */
  headMs: number
  /** Without a byte sent or received: an answer that is not taken is given up. */
  idleMs: number
  /** Between two looks at what is late. */
  checkEveryMs: number
  /** Between two statements that store security events. */
  eventsMs: number
  /** For the body of an upload while another waits for its place. */
  uploadPatienceMs?: number
}

type Parts = {
  config: Config
  database: Database
  mailer?: Mailer
  /** How mails of orders leave, where that is not as the configuration says. */
  deliver?: Delivery
  /** Whether mails reach anybody: without a mail server they are kept as files. */
  hasMailServer?: boolean
  /** Restores a backup while there is no account; absent: no page offers it. */
  restoration?: Restoration
  /** Where messages of the contact form go, and mails to the operator. */
  operatorEmail?: string
  /** Where lines of the log go; the standard output when it is left out. */
  logStream?: { write: (line: string) => void }
  interceptors?: readonly RouteInterceptor[]
  /** Of the built interface. */
  webFolder?: string
  timeouts?: Partial<Timeouts>
}

/** The whole server, not yet listening: tests inject requests into it, main.ts lets it listen. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, interceptors, restoration } = parts
  const { operatorEmail = config.operatorEmail ?? operator.email, webFolder = BUILT_WEB } = parts
  const timeouts = { ...TIMEOUTS, ...parts.timeouts }
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: [...config.trustProxy],
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    http: {
      headersTimeout: timeouts.headMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      // Refused by requireHost: Node's own refusal has no body.
      requireHostHeader: false,
    },
    logger: logOptions(parts.logStream),
    // Requests in flight finish: see closeWithin.
    forceCloseConnections: 'idle',
    // So do those that arrive on a connection that is open still; Fastify's own refusal is none of the contract's.
    return503OnClosing: false,
    ...unreadable(config.publicUrl),
    ...belowBasePath(config.publicUrl),
    schemaController: { compilersFactory: NO_JSON_SCHEMAS },
  })
  app.removeContentTypeParser('text/plain')
  requestBodies(app)
  collectWhenQuiet(app)
  ignoreExpectations(app)
  knownAddresses(app)
  forwardedAddresses(app)
  proxiedConnections(app)
  const known = new KnownPaths(app)
  const laterSchema = new LaterSchema(database)
  errors(app, known, laterSchema)
  security(app, config.publicUrl)
  requireHost(app)
  refuseOutside(app, config.publicUrl)
  warnOfUnnamedProxy(app)
  warnOfScarceDescriptors(app)
  demoReadOnly(app)
  const securityLog = new SecurityLog(database, app.log, timeouts.eventsMs)
  app.addHook('onClose', () => securityLog.flush())
  refusedRequests(app, securityLog)
  bearerRequests(app, securityLog)
  sameOrigin(app, config.publicUrl, securityLog)
  overload(app, database, timeouts)
  await metrics(app, { token: config.metricsToken, database })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Answers only: a thousand bytes of a request may unpack to a million.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  const { deliver = createDelivery(config, app.log), hasMailServer = config.smtpUrl !== undefined } = parts
  const mailer = parts.mailer ?? createMailer(config, app.log, deliver)
  everyHour(app, () => clearOldMails(config.dataDir))
  everyHour(app, () => clearOldLog(config.dataDir))
  clearAbandonedEveryHour(app, database)
  eraseDepartedEveryHour(app, { database, mailer, securityLog, publicUrl: config.publicUrl })
  const orderOutbox = new OrderOutbox({ database, deliver, hasMailServer, log: app.log })
  app.addHook('onClose', () => orderOutbox.idle())
  everyMinute(app, () => orderOutbox.mailDue())
  everyHour(app, () => clearOldMailsAndLinks(database))
  everyHour(app, () => clearKitchen(database))
  const operatorService = new OperatorService({ config, database, deliver, fallbackEmail: operatorEmail })
  const operatorAddress = () => operatorService.address()
  operatorService.openBackups(backUpNightly(app, { config, database, mailer, operatorAddress }))
  const auth = createAuth({ config, database, mailer, log: app.log })
  crowds(app, (headers) => isVerified({ auth, headers }))
  pictureDownloads(
    app,
    async ({ headers, ip }) => (await findReader({ database, auth, headers, ip }))?.userId,
  )
  const contact = openContactDesk(app, { config, database, mailer, operatorEmail })
  authRoutes(app, { config, auth, database, mailer, securityLog, laterSchema })
  await apiDocs(app, config.publicUrl, version)
  const budget = new RequestBudget(config.requestsPerMinute)
  const storage = new StorageMeter(config.storage)
  const temporaryFolder = join(config.dataDir, 'temporary')
  api(app, {
    known,
    laterSchema,
    database,
    auth,
    contact,
    operator: operatorService,
    mailer,
    orderOutbox,
    budget,
    rememberedNames: new RememberedNames(),
    securityLog,
    storage,
    temporaryFolder,
    interceptors,
    uploadPatienceMs: timeouts.uploadPatienceMs,
  })
  backupDownload(app, operatorService, { auth, securityLog })
  if (restoration) restorationRoutes(app, { restoration, database, securityLog, secret: config.secret })
  const pages = {
    database,
    auth,
    laterSchema,
    publicUrl: config.publicUrl,
    longestWaitMs: timeouts.readWaitMs,
  }
  orderPages(app, pages)
  sheetPages(app, pages)
  publicCartePages(app, pages)
  // Pages are sent without the database too.
  const isEmpty = async () => (await restoration?.isOffered(database).catch(() => false)) ?? false
  await web(app, { folder: webFolder, known, isEmpty, ...config })
  return app
}

function refuseSchema(): never {
  throw new Error('The schema of a route belongs to the contract')
}
