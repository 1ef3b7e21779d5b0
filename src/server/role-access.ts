import { text } from 'node:stream/consumers'
import type { AnyContractProcedure } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import type { z } from 'zod'
import { accessOf, rightsFor } from '#contract/route-access.ts'
import { holdsMoney, withoutMoney } from '#contract/without-money.ts'
import { SQLSTATE, sqlFailure } from '#database/sql-failure.ts'
import { type Role, SEES_MONEY } from '#domain/house/role.ts'
import { JsonText } from './json-text.ts'
import { refusal } from './translate-error.ts'

/** A route of the contract, with what was declared of it. */
export type Called = {
  '~orpc': Parameters<typeof rightsFor>[0] &
    Pick<AnyContractProcedure['~orpc'], 'inputSchema' | 'outputSchema' | 'errorMap'>
}

type Call = { role: Role; path: readonly string[]; procedure: Called; input: unknown }
type Schema = z.core.$ZodType

/**
 * Answers a call as far as the role may. One that is shown no money changes nothing of the house, sends none, and is answered
 * null in its place, also in the data of a refusal; what sessions alone open is of the person.
 * @throws FORBIDDEN
 */
export async function asRole<Result extends { output: unknown }>(
  { role, path, procedure, input }: Call,
  answer: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const access = accessOf(path)
  if (access !== 'everyone' && !access.roles.includes(role)) throw forbidden()
  if (SEES_MONEY[role]) return await answer()
  const { inputSchema, outputSchema, errorMap, ...route } = procedure['~orpc']
  const isOfPerson = access !== 'everyone' && access.opener === 'sessions'
  if ((rightsFor(route) === 'write' && !isOfPerson) || holds(inputSchema, input)) throw forbidden()
  try {
    const result = await answer()
    return { ...result, output: without(outputSchema, await parsed(result.output)) }
  } catch (error) {
    // A table or column that is closed to the kitchen.
    if (sqlFailure(error)?.code === SQLSTATE.insufficientPrivilege) throw forbidden()
    if (!(error instanceof ORPCError)) throw error
    const { code, status, message, data, defined } = error
    throw new ORPCError(code, { status, message, defined, data: without(errorMap[code]?.data, data) })
  }
}

/** What PostgreSQL has written as JSON is read again. */
const parsed = async (output: unknown): Promise<unknown> =>
  output instanceof JsonText ? JSON.parse(await text(output.stream)) : output
const holds = (schema: unknown, sent: unknown) => schema !== undefined && holdsMoney(schema as Schema, sent)
const without = (schema: unknown, answer: unknown) =>
  schema === undefined ? answer : withoutMoney(schema as Schema, answer)

function forbidden() {
  return refusal('FORBIDDEN', 'Your role in this house does not open this; nothing was written')
}
