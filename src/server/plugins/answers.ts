import { type AnyRouter, isLazy, isProcedure, Procedure, type Schema } from '@orpc/server'
import { isDeepStrictEqual } from 'node:util'

type AnswerSchema = Schema<unknown, unknown>

/** The routes as a server in use runs them: types hold an answer to its contract, so nothing checks it again. */
export function trustingAnswers<Routes extends AnyRouter>(routes: Routes): Routes {
  return withOutput(routes, () => undefined) as Routes
}

/** The routes as tests run them: an answer that breaks its contract, or says more than it names, fails the request. */
export function checkingAnswers<Routes extends AnyRouter>(routes: Routes): Routes {
  return withOutput(routes, (schema) => schema && exactly(schema)) as Routes
}

function withOutput(
  routes: AnyRouter,
  change: (schema?: AnswerSchema) => AnswerSchema | undefined,
): AnyRouter {
  if (isProcedure(routes))
    return new Procedure({ ...routes['~orpc'], outputSchema: change(routes['~orpc'].outputSchema) })
  if (isLazy(routes)) throw new Error('Routes are loaded at the start, none lazily')
  return Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [name, withOutput(route as AnyRouter, change)]),
  )
}

function exactly(schema: AnswerSchema): AnswerSchema {
  const { validate, ...standard } = schema['~standard']
  return {
    '~standard': {
      ...standard,
      validate: async (answer) => {
        const result = await validate(answer)
        if (result.issues || isDeepStrictEqual(asJson(result.value), asJson(answer))) return result
        return { issues: [{ message: 'The answer says more than its contract names' }] }
      },
    },
  }
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
