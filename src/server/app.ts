import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import { operator } from '#content/operator.ts'
import type { Database } from '#database/connect.ts'
import { createAuth } from './auth/auth.ts'
import { authRoutes } from './auth/auth-routes.ts'
import type { Config } from './config.ts'
import { openContactDesk } from './contact/contact-desk.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { demoReadOnly } from './demo/read-only.ts'
import { api, type RouteInterceptor } from './plugins/api.ts'
import { apiDocs } from './plugins/api-docs.ts'
import { errors } from './plugins/errors.ts'
import { security } from './plugins/security.ts'
import { web } from './plugins/web.ts'
import { publicCartePages } from './public-carte/pages.ts'
import { version } from './version.ts'

/** A sheet of 500 lines with its texts stays well below. */
const BODY_LIMIT = 1024 * 1024
const BUILT_WEB = fileURLToPath(new URL('../../dist/web', import.meta.url))
/** Routes are checked by the contract. Fastify's own compilers of JSON schemas, which nothing uses, would take 2 MB of memory. */
const NO_JSON_SCHEMAS = { buildValidator: refuseSchema, buildSerializer: refuseSchema }

type Parts = {
  config: Config
  database: Database
  mailer?: Mailer
  /** Where messages of the contact form go. */
  operatorEmail?: string
  quiet?: boolean
  interceptors?: readonly RouteInterceptor[]
  /** Of the built interface. */
  webFolder?: string
}

/** The whole server, not yet listening: tests inject requests into it, main.ts lets it listen. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, quiet = false, interceptors } = parts
  const { operatorEmail = operator.email, webFolder = BUILT_WEB } = parts
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    // X-Forwarded-For is trusted from a reverse proxy on the same machine only.
    trustProxy: 'loopback',
    logger: quiet ? false : { level: 'warn' },
    forceCloseConnections: true,
    schemaController: { compilersFactory: NO_JSON_SCHEMAS },
  })
  app.removeContentTypeParser('text/plain')
  errors(app)
  security(app, config.publicUrl)
  demoReadOnly(app)
  await app.register(underPressure, { maxEventLoopDelay: 2000 })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  const mailer = parts.mailer ?? createMailer(config, app.log)
  const auth = createAuth({ config, database, mailer, log: app.log })
  const contact = openContactDesk(app, { config, database, mailer, operatorEmail })
  authRoutes(app, auth, database)
  await apiDocs(app, config.publicUrl, version)
  api(app, { database, auth, contact, interceptors })
  publicCartePages(app, { database, auth })
  await web(app, { folder: webFolder, publicUrl: config.publicUrl })
  return app
}

function refuseSchema(): never {
  throw new Error('The schema of a route belongs to the contract')
}
