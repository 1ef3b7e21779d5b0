import { isDeepStrictEqual } from 'node:util'
import { arrayBuffer, text } from 'node:stream/consumers'
import { ReadableStream } from 'node:stream/web'
import { JsonText } from '../json-text.ts'
import type { RouteInterceptor } from '../plugins/api.ts'

/** Fails a request whose answer breaks the output schema of its route, or has a property that the schema does not. */
export const checkAnswers: RouteInterceptor = async (call) => {
  const given = await call.next()
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

type Call = Parameters<RouteInterceptor>[0]

async function check({ path, procedure }: Call, answer: unknown): Promise<void> {
  const result = await procedure['~orpc'].outputSchema?.['~standard'].validate(answer)
  if (!result) return
  const route = path.join('.')
  if (result.issues) throw new Error(`${route} breaks its contract: ${JSON.stringify(result.issues)}`)
  if (!isDeepStrictEqual(asJson(result.value), asJson(answer)))
    throw new Error(`${route} answers more than its contract has`)
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
