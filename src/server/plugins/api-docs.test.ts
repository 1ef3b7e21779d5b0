import { OpenAPIGenerator } from '@orpc/openapi'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { addCook } from '#contract/testing/cook.ts'
import { apiDocs } from './api-docs.ts'

afterEach(() => void vi.restoreAllMocks())

test('a description that failed is made again for the next request, and kept once it was made', async () => {
  const app = Fastify()
  await apiDocs(app, 'https://gramme.test', '1.0.0')
  const generate = vi.spyOn(OpenAPIGenerator.prototype, 'generate').mockRejectedValueOnce(new Error('failed'))
  const status = async () => (await app.inject('/api/openapi.json')).statusCode
  expect([await status(), await status(), await status()]).toEqual([500, 200, 200])
  expect(generate).toHaveBeenCalledTimes(2)
})

type Described = {
  properties?: Record<string, Described>
  items?: Described
  type?: unknown
  description?: string
}
type Document = {
  paths: Record<
    string,
    { get: { responses: { 200: { content: { 'application/json': { schema: Described } } } } } }
  >
}

async function describedApi(): Promise<{ text: string; sheet: Record<string, Described> }> {
  const app = Fastify()
  await apiDocs(app, 'https://gramme.test', '1.0.0')
  const answer = await app.inject('/api/openapi.json')
  const { schema } = answer.json<Document>().paths['/tech-sheets/{id}']?.get.responses[200].content[
    'application/json'
  ] ?? { schema: {} }
  return { text: answer.body, sheet: schema.properties ?? {} }
}

test('money is a number where each role that a route is open to sees it', async () => {
  const { text, sheet } = await describedApi()
  expect(sheet['coutMatiere']).toMatchObject({ type: 'number' })
  expect(text).not.toContain('x-money')
})

test('money may be null where a route is open to a role without money, and nothing else may', async () => {
  const restore = addCook(['sheets.get'])
  try {
    const { text, sheet } = await describedApi()
    expect(sheet['coutMatiere']).toMatchObject({
      type: ['number', 'null'],
      description: expect.stringContaining('null for a role that is shown no money') as string,
    })
    expect(sheet['portions']).toMatchObject({ type: expect.not.arrayContaining(['null']) as unknown })
    expect(text).not.toContain('x-money')
  } finally {
    restore()
  }
})
