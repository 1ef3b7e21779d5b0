import { OpenAPIGenerator } from '@orpc/openapi'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
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
