import type { ApiClient, Method } from '#server/testing/api-client.ts'
import type { Schema } from '#server/testing/sample-body.ts'

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema }
type Content = Record<string, { schema: Schema }>

type Described = {
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses?: Record<string, { content?: Content }>
}

/** An operation of the OpenAPI document, as the running server describes it. */
export type Operation = {
  /** 'GET /tech-sheets/{id}' */
  name: string
  method: Method
  /** What its address begins with: nothing where it is outside of the API. */
  prefix: '/api' | ''
  path: string
  /** Parameters of the query. */
  query: Parameter[]
  /** Parameters of the query that take an id. */
  idsInQuery: string[]
  /** Of a body of JSON. */
  body: Schema | undefined
  /** Whether it takes a file. */
  takesFile: boolean
  /** What it answers, by status and media type; undefined where the document does not have it. */
  answers: Record<string, Content> | undefined
}

/** Every operation that the server describes: a new route is among them by itself. */
export async function operationsOf(client: ApiClient): Promise<Operation[]> {
  const { paths } = await client.done(
    client.get<{ paths: Record<string, Record<string, Described>> }>('/api/openapi.json'),
  )
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses = {} }]): Operation => {
      const query = parameters.filter((parameter) => parameter.in === 'query')
      const content = requestBody?.content ?? {}
      const takesFile = Object.keys(content).some((mediaType) => /^image\/|\/pdf$/.test(mediaType))
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as Method,
        prefix: '/api',
        path,
        query,
        idsInQuery: query.flatMap(({ name, schema }) =>
          JSON.stringify(schema ?? {}).includes('"uuid"') ? [name] : [],
        ),
        body: content['application/json']?.schema,
        takesFile,
        answers: Object.fromEntries(
          Object.entries(responses).map(([status, answer]) => [status, answer.content ?? {}]),
        ),
      }
    }),
  )
}
