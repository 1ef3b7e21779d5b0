import type { ApiClient, Method } from '../testing/api-client.ts'
import type { Schema } from '../testing/sample-body.ts'

type Described = {
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** An operation of the OpenAPI document, as the running server describes it. */
export type Operation = {
  /** 'GET /tech-sheets/{id}' */
  name: string
  method: Method
  path: string
  /** Parameters of the query that take an id. */
  idsInQuery: string[]
  body: Schema | undefined
}

/** Every operation that the server describes: a new route is among them by itself. */
export async function operationsOf(client: ApiClient): Promise<Operation[]> {
  const { paths } = await client.done(
    client.get<{ paths: Record<string, Record<string, Described>> }>('/api/openapi.json'),
  )
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): Operation => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Method,
      path,
      idsInQuery: parameters.flatMap(({ name, in: place, schema }) =>
        place === 'query' && JSON.stringify(schema ?? {}).includes('"uuid"') ? [name] : [],
      ),
      body: requestBody?.content['application/json']?.schema,
    })),
  )
}
