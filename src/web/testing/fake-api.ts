import { ORPCError } from '@orpc/client'
import { type AnyContractProcedure, isContractProcedure, ValidationError } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyRouter, implement } from '@orpc/server'
import type { z } from 'zod'
import { contract } from '#contract/contract.ts'
import { ERROR_STATUS } from '#contract/errors.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency-key.ts'
import { accessOf } from '#contract/route-access.ts'
import { toRule } from '#contract/rules.ts'
import { withoutMoney } from '#contract/without-money.ts'
import { type Role, SEES_MONEY } from '#domain/house/role.ts'
import { retryAfterOf } from '#web/lib/failure/failure.ts'
import { type Answers, type Calls, NetworkLoss, Refusal } from './answers.ts'
import { checkAnswer, namePath } from './check-answer.ts'

type AnyAnswer = (input: unknown) => unknown
type Tree<Leaf> = { [name: string]: Leaf | Tree<Leaf> }
type RequestState = { networkLost: boolean; retryAfter?: string }

/**
 * The server's side of the contract with the answers of a test. Requests and answers go through the routes, codecs and
 * schemas of the contract; an answer that breaks its output schema is a problem of the test.
 */
export class FakeApi {
  /** The inputs of each procedure, oldest first: `api.calls.products.create`. */
  readonly calls: Calls
  /** The Idempotency-Key of each request that had one, oldest first. */
  readonly idempotencyKeys: string[] = []
  /** What fails the test: procedures without an answer, answers that break the contract. */
  readonly problems: string[] = []
  /** By path: `products.create`. */
  readonly #answers = new Map<string, AnyAnswer>()
  readonly #handler: OpenAPIHandler<RequestState>

  /** @param role of who is signed in: the server refuses and redacts by it */
  constructor(answers: Answers, role: Role = 'owner') {
    this.answer(answers)
    const calls = new Map<string, unknown[]>()
    this.calls = mapProcedures(contract, (_procedure, path) => {
      calls.set(path, [])
      return calls.get(path)
    }) as Calls
    const router = mapProcedures(contract, (procedure, path) => this.#serve(procedure, path, calls.get(path)))
    this.#handler = new OpenAPIHandler(router as AnyRouter, {
      customErrorResponseBodyEncoder: ({ code, message, data }) => ({ code, message, data }),
      clientInterceptors: [
        async (call) => {
          const access = accessOf(call.path)
          if (access !== 'everyone' && !access.roles.includes(role)) throw forbidden()
          const answer = await call.next().catch((error: unknown) => Promise.reject(asServed(error)))
          const { outputSchema } = call.procedure['~orpc']
          return SEES_MONEY[role] || !outputSchema ? answer : withoutMoney(outputSchema as z.ZodType, answer)
        },
      ],
    })
  }

  /** Adds answers, or replaces those given before. */
  answer(answers: Answers): void {
    for (const [path, answer] of leaves(answers as Tree<AnyAnswer>)) this.#answers.set(path, answer)
  }

  /** @throws TypeError, as `fetch` does, where the answer is the loss of the network. */
  async handle(request: Request): Promise<Response> {
    const context: RequestState = { networkLost: false }
    const key = request.headers.get(IDEMPOTENCY_KEY_HEADER)
    if (key !== null) this.idempotencyKeys.push(key)
    const { response } = await this.#handler.handle(request, { prefix: '/api', context })
    if (context.networkLost) throw new TypeError('Failed to fetch')
    if (context.retryAfter !== undefined) response?.headers.set('retry-after', context.retryAfter)
    if (response) return response
    this.problems.push(`No route of the contract: ${request.method} ${new URL(request.url).pathname}`)
    return Response.json({ code: 'NOT_FOUND', message: 'No such route' }, { status: 404 })
  }

  #serve(procedure: AnyContractProcedure, path: string, inputs: unknown[] = []) {
    return implement(procedure)
      .$context<RequestState>()
      .handler(async ({ input, context }) => {
        inputs.push(input)
        try {
          const answer = this.#answers.get(path)
          if (!answer) throw new Error(`The test gives no answer for ${path}(${JSON.stringify(input)})`)
          const given = await answer(input)
          context.networkLost = given instanceof NetworkLoss
          const seconds = given instanceof Refusal ? retryAfterOf(given) : undefined
          if (seconds !== undefined) context.retryAfter = String(seconds)
          return context.networkLost ? undefined : await checkAnswer(path, procedure, given)
        } catch (error) {
          if (!(error instanceof ORPCError)) this.problems.push(String(error))
          throw error
        }
      })
  }
}

function mapProcedures<Leaf>(
  router: object,
  map: (procedure: AnyContractProcedure, path: string) => Leaf,
  above = '',
): Tree<Leaf> {
  return Object.fromEntries(
    Object.entries(router).map(([name, value]: [string, object]) => [
      name,
      isContractProcedure(value) ? map(value, above + name) : mapProcedures(value, map, `${above}${name}.`),
    ]),
  )
}

function leaves<Leaf>(tree: Tree<Leaf>, above = ''): [string, Leaf][] {
  return Object.entries(tree).flatMap(([name, value]): [string, Leaf][] =>
    typeof value === 'object' ? leaves(value as Tree<Leaf>, `${above}${name}.`) : [[above + name, value]],
  )
}

/** An input that breaks the contract is refused as the server does, field by field. */
function asServed(error: unknown): unknown {
  if (!(error instanceof ORPCError && error.cause instanceof ValidationError)) return error
  if (error.code !== 'BAD_REQUEST') return error
  const fields = error.cause.issues.map(({ path, message }) => ({
    path: namePath(path),
    rule: toRule(message),
  }))
  return new ORPCError('VALIDATION', { status: ERROR_STATUS.VALIDATION, data: { fields } })
}

function forbidden(): ORPCError<'FORBIDDEN', undefined> {
  return new ORPCError('FORBIDDEN', { status: ERROR_STATUS.FORBIDDEN })
}
