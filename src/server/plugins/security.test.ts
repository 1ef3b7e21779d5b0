import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { errors } from './errors.ts'
import { security } from './security.ts'

function serving(publicUrl: string): FastifyInstance {
  const app = Fastify()
  errors(app)
  security(app, publicUrl)
  app.get('/', () => 'ok')
  app.get('/broken', () => Promise.reject(new Error('broken')))
  return app
}

test.each(['/', '/broken', '/nowhere'])(
  'whatever answers at %s tells browsers what they may do',
  async (url) => {
    const { headers } = await serving('http://localhost:3000').inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval';",
    )
    expect(headers['content-security-policy']).not.toContain('unsafe-eval;')
    expect(headers['content-security-policy']).toContain("base-uri 'none'")
    expect(headers['permissions-policy']).toContain('geolocation=()')
  },
)

test('no other origin may read an answer, frame a page or run a plugin, and a page asks this server alone', async () => {
  const headersOfOther = { origin: 'https://ailleurs.exemple', 'access-control-request-method': 'GET' }
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await serving('http://localhost:3000').inject({
      method,
      url: '/',
      headers: headersOfOther,
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    const policy = String(headers['content-security-policy'])
    for (const directive of ["frame-ancestors 'none'", "object-src 'none'", "connect-src 'self' data: blob:"])
      expect(policy.split(';').map((each) => each.trim())).toContain(directive)
  }
})

test('only a site behind https asks browsers to stay with it', async () => {
  const plain = await serving('http://localhost:3000').inject('/')
  const secure = await serving('https://gramme.exemple.fr').inject('/')
  expect(plain.headers).not.toHaveProperty('strict-transport-security')
  expect(secure.headers['strict-transport-security']).toMatch(/^max-age=31536000; includeSubDomains$/)
  const below = await serving('https://exemple.fr/gramme').inject('/')
  expect(below.headers['strict-transport-security']).toBe('max-age=31536000')
})

test('files of a page carry what they obey, workers what documents do', async () => {
  const app = serving('http://localhost:3000')
  app.get('/assets/*', () => 'ok')
  const file = await app.inject('/assets/editor-1a2b.js')
  expect(file.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  })
  expect(file.headers).not.toHaveProperty('content-security-policy')
  const worker = await app.inject('/assets/table.worker-1a2b.js')
  expect(worker.headers).toHaveProperty('content-security-policy')
})
