import fastifyStatic from '@fastify/static'
import type { OpenAPIGenerator } from '@orpc/openapi'
import type { FastifyInstance } from 'fastify'
import type { HTTPMethod } from '@orpc/contract'
import { traverseContractProcedures } from '@orpc/server'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { contract } from '#contract/contract.ts'
import { accessOf, openerOf, rightsFor } from '#contract/route-access.ts'
import { address, withAddresses } from '../base-path.ts'
import { markMoney, withMoneyOf } from './money-in-docs.ts'

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js']

const ERROR_BODY = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'string' }, message: { type: 'string' }, data: {} },
} as const

const PAGE = (publicUrl: string) =>
  withAddresses(
    `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API de Gramme</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/open.js"></script>
  </body>
</html>
`,
    publicUrl,
  )

const OPEN = (publicUrl: string) =>
  `SwaggerUIBundle({ url: '${address(publicUrl, '/api/openapi.json')}', dom_id: '#docs', deepLinking: true, validatorUrl: null })
`

/** The API's own description, made from the contract: the document for machines, a page for people. */
export async function apiDocs(app: FastifyInstance, publicUrl: string, version: string): Promise<void> {
  let document: ReturnType<typeof describeApi> | undefined
  app.get('/api/openapi.json', () => {
    document ??= describeApi(publicUrl, version).catch((failure: unknown) => {
      document = undefined
      throw failure
    })
    return document
  })
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE(publicUrl)))
  app.get('/api/docs/open.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(OPEN(publicUrl)),
  )
  await app.register(fastifyStatic, {
    root: SWAGGER_UI,
    prefix: '/api/docs/',
    decorateReply: false,
    wildcard: false,
    globIgnore: ['**/*.map', '**/*.html'],
    allowedPath: (path) => FILES.includes(path.replace(/^\//, '')),
  })
}

/** Made with the first request: few servers are asked for it, and it takes 2 MB of memory. */
async function describeApi(publicUrl: string, version: string) {
  const { OpenAPIGenerator } = await import('@orpc/openapi')
  const { ZodToJsonSchemaConverter } = await import('@orpc/zod/zod4')
  const converter = new ZodToJsonSchemaConverter({ interceptors: [markMoney] })
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] })
  const document = await generator.generate(contract, {
    info: { title: 'Gramme', version, description: 'Fiches techniques, coûts et cartes' },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'gramme.session_token' },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'gramme_…',
          description:
            'A personal access token of the settings. With one a request is judged by it alone, without its cookies.',
        },
      },
    },
    security: [{ session: [] }],
    customErrorResponseBodySchema: ERROR_BODY,
  })
  describeAccess(document)
  return document
}

/** Says of each route what opens it, with the rights that a token needs as scopes, and of its answers which money may be null. */
function describeAccess({ paths = {} }: Awaited<ReturnType<OpenAPIGenerator['generate']>>): void {
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: described, path }) => {
    const { route, meta } = described['~orpc']
    const method = (route.method ?? 'POST').toLowerCase() as Lowercase<HTTPMethod>
    const operation = paths[route.path ?? '']?.[method]
    const opener = openerOf(path)
    if (!operation) return
    operation.responses &&= withMoneyOf(operation.responses, accessOf(path))
    if (opener === 'sessions') return
    operation.security =
      opener === 'everyone' ? [] : [{ session: [] }, { token: [rightsFor({ route, meta })] }]
  })
}
