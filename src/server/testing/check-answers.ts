import { isDeepStrictEqual } from 'node:util'
import { arrayBuffer, text } from 'node:stream/consumers'
import { ReadableStream } from 'node:stream/web'
import type { z } from 'zod'
import { redactedSchema } from '#contract/testing/redacted-schema.ts'
import { SEES_MONEY } from '#domain/house/role.ts'
import type { Context } from '../context.ts'
import { JsonText } from '../json-text.ts'
import type { RouteInterceptor } from '../plugins/api.ts'

/**
 * Fails a request whose answer breaks the output schema of its route, or has a property that the schema does not; to a role without
 * money also one with anything but null in the place of money.
 */
export const checkAnswers: RouteInterceptor = async (options) => {
  const { context } = options
  let seesMoney = true
  const answersTo: Context['answersTo'] = (whom) => {
    seesMoney = 'tablet' in whom || SEES_MONEY[whom.role]
    context.answersTo(whom)
  }
  const given = await options.next({ ...options, context: { ...context, answersTo } })
  const call = { ...options, seesMoney }
  if (given instanceof JsonText) {
    const written = await text(given.stream)
    await check(call, JSON.parse(written))
    return new JsonText(ReadableStream.from([Buffer.from(written)]))
  }
  if (isStreamed(given)) {
    const { headers, body } = given
    const bytes = await arrayBuffer(body)
    await check(call, { headers, body: new File([bytes], '', { type: String(headers['content-type']) }) })
    return { headers, body: ReadableStream.from([new Uint8Array(bytes)]) }
  }
  await check(call, given)
  return given
}

type Streamed = { headers: Record<string, unknown>; body: ReadableStream<Uint8Array> }

function isStreamed(given: unknown): given is Streamed {
  return given instanceof Object && 'body' in given && given.body instanceof ReadableStream
}

type Call = Pick<Parameters<RouteInterceptor>[0], 'path' | 'procedure'> & { seesMoney: boolean }

async function check({ path, procedure, seesMoney }: Call, answer: unknown): Promise<void> {
  const { outputSchema: whole } = procedure['~orpc']
  const schema = seesMoney || !whole ? whole : redactedSchema(whole as z.ZodType)
  const result = await schema?.['~standard'].validate(answer)
  if (!result) return
  const route = path.join('.')
  if (result.issues) throw new Error(`${route} breaks its contract: ${JSON.stringify(result.issues)}`)
  if (!isDeepStrictEqual(asJson(result.value), asJson(answer)))
    throw new Error(`${route} answers more than its contract has`)
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
