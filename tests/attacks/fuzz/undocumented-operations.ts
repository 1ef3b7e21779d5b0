import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { credentials } from '#contract/credentials.ts'
import { restorationBodies } from '#contract/restoration.ts'
import type { Method } from '#server/testing/api-client.ts'
import type { Schema } from '#server/testing/sample-body.ts'
import type { Operation } from '../operations.ts'

/** What the routes take that no document describes, by their addresses. */
const BODIES = new Map<string, z.ZodType>([
  ...Object.entries(credentials).map(([route, schema]) => [`/api/auth${route}`, schema] as const),
  ...Object.entries(restorationBodies).map(([step, schema]) => [`/api/restoration/${step}`, schema] as const),
])
/** The contract's routes, which the document has; and one file of many. */
const LEFT_OUT = /^\/api\/\*$|\.(?!webmanifest$|xml$|txt$|html$)\w+$|LICENSE|NOTICE|^\/api\/docs\/\w+$/

/** Every route of the server that the OpenAPI document does not have: accounts, restoring, public cartes, pages, files, metrics. */
export function undocumentedOperations(app: FastifyInstance, documented: readonly Operation[]): Operation[] {
  const known = new Set(documented.map(({ name }) => name))
  return routesOf(app)
    .filter(({ path }) => !LEFT_OUT.test(path))
    .map(({ method, path }): Operation => {
      const schema = BODIES.get(path)
      const prefix = path.startsWith('/api/') ? '/api' : ''
      const address = `/${path.slice(prefix.length)}`.replace('//', '/')
      const below = address.replaceAll(/:(\w+)/g, '{$1}').replaceAll('*', '{rest}')
      return {
        name: `${method} ${below}`,
        method,
        prefix,
        path: below,
        query: [],
        idsInQuery: [],
        body: schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema),
        takesFile: path === '/api/restoration/file',
        answers: undefined,
      }
    })
    .filter(({ name }) => !known.has(name))
}

const METHODS: ReadonlySet<string> = new Set<Method>(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Each route by what fastify prints, a line each, below the beginning that it shares. */
function routesOf(app: FastifyInstance): { method: Method; path: string }[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ]*)(?:├──|└──) (\S+) \(([^)]*)\)/.exec(line) ?? []
      if (part === '') return []
      const depth = indent.length / 4
      above.length = depth
      const path = (above.at(-1) ?? '') + part
      above.push(path)
      return methods
        .split(', ')
        .filter((method): method is Method => METHODS.has(method))
        .map((method) => ({ method, path }))
    })
}
