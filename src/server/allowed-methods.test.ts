import { traverseContractProcedures } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { startSite } from './testing/start-site.ts'

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

async function send(method: string, url: string) {
  const { statusCode, headers, body } = await site.api.app.inject({ method: method as 'GET', url })
  return { status: statusCode, allow: headers.allow, body }
}

const ID = '00000000-0000-4000-8000-000000000000'

type Path = { url: string; pattern: RegExp; methods: Set<string> }

/** Every path of the contract, with an id in it. */
function pathsOfContract(): Path[] {
  const found = new Map<string, Path>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    const url = `/api${path.replaceAll(/\{\w+\}/g, ID)}`
    const known = found.get(url) ?? {
      url,
      pattern: new RegExp(`^${url.replaceAll(ID, '[^/]+')}$`),
      methods: new Set(),
    }
    known.methods.add(method)
    if (method === 'GET') known.methods.add('HEAD')
    found.set(url, known)
  })
  return [...found.values()]
}

test('every path of the API answers a method that it does not have with 405 and those that it has', async () => {
  const paths = pathsOfContract()
  expect(paths.length).toBeGreaterThan(50)
  for (const { url, methods } of paths) {
    const allow = [...methods].toSorted().join(', ')
    // A word of this path may be the id of another.
    const served = paths.flatMap((path) => (path.pattern.test(url) ? [...path.methods] : []))
    for (const method of METHODS.filter((each) => !served.includes(each))) {
      const answer = await send(method, url)
      expect([method, url, answer.status, answer.allow]).toEqual([method, url, 405, allow])
      if (method !== 'HEAD') expect(JSON.parse(answer.body)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    }
    for (const method of methods) expect((await send(method, url)).status, `${method} ${url}`).not.toBe(405)
  }
})

test.each([
  ['GET', '/api/auth/sign-in/email', 'POST'],
  ['HEAD', '/api/auth/sign-in/email', 'POST'],
  ['DELETE', '/api/auth/get-session', 'GET, HEAD'],
  ['POST', '/api/openapi.json', 'GET, HEAD'],
  ['PUT', '/api/docs', 'GET, HEAD'],
  ['DELETE', '/', 'GET, HEAD, POST'],
  ['PUT', '/en/faq?a=b', 'GET, HEAD, POST'],
  ['POST', '/recipes/3/edit', 'GET, HEAD'],
  ['PATCH', '/dashboard/', 'GET, HEAD'],
  ['POST', '/robots.txt', 'GET, HEAD'],
  ['PUT', '/service-worker.js', 'GET, HEAD'],
  ['DELETE', '/c/some-address', 'GET, HEAD'],
  ['OPTIONS', '/c/some-address/logo', 'GET, HEAD'],
])('%s %s is answered 405 and %s', async (method, url, allow) => {
  expect(await send(method, url)).toMatchObject({ status: 405, allow })
})

test.each(['/api/none', '/none', '/assets/gone-1a2b.js', '/c/', '/api/tech-sheets/a/b/c'])(
  'what is not there has no method: DELETE %s is answered 404',
  async (url) => {
    expect(await send('DELETE', url)).toMatchObject({ status: 404, allow: undefined })
  },
)
