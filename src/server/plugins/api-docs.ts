import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/contract.ts'
import { renderApiDocs } from './render-api-docs.ts'

const ERROR_BODY = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'string' }, message: { type: 'string' }, data: {} },
} as const

/** The API's own description, made from the contract: the document for machines, a page for people. */
export async function apiDocs(app: FastifyInstance, publicUrl: string, version: string): Promise<void> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Gramme', version, description: 'Fiches techniques, coûts et cartes' },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'gramme.session_token' } },
    },
    security: [{ session: [] }],
    customErrorResponseBodySchema: ERROR_BODY,
  })
  app.get('/api/openapi.json', (_request, reply) => reply.send(document))
  const page = renderApiDocs(document)
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
