import { isDeepStrictEqual } from 'node:util'
import type { RouteInterceptor } from '../plugins/api.ts'

/** Fails a request whose answer breaks the output schema of its route, or has a property that the schema does not. */
export const checkAnswers: RouteInterceptor = async (call) => {
  const { path, procedure } = call
  const answer = await call.next()
  const result = await procedure['~orpc'].outputSchema?.['~standard'].validate(answer)
  if (!result) return answer
  const route = path.join('.')
  if (result.issues) throw new Error(`${route} breaks its contract: ${JSON.stringify(result.issues)}`)
  if (!isDeepStrictEqual(asJson(result.value), asJson(answer)))
    throw new Error(`${route} answers more than its contract has`)
  return answer
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
