import { ORPCError } from '@orpc/client'
import type { AnyContractProcedure, SchemaIssue } from '@orpc/contract'
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts'
import { Refusal } from './answers.ts'
import { differences } from './differences.ts'

/**
 * Holds the answer of a test to the contract.
 * @returns the answer
 * @throws ORPCError for a refusal, Error for what the contract does not allow.
 */
export async function checkAnswer(
  name: string,
  { '~orpc': { outputSchema, errorMap } }: AnyContractProcedure,
  answer: unknown,
): Promise<unknown> {
  if (answer instanceof Refusal) {
    const code = answer.code as ErrorCode
    const checked = await errorMap[code]?.data?.['~standard'].validate(answer.data)
    if (checked?.issues) throw new Error(`${name} has other data for ${code}: ${describe(checked.issues)}`)
    throw new ORPCError(code, { status: ERROR_STATUS[code], message: code, data: answer.data })
  }
  const checked = await outputSchema['~standard'].validate(answer)
  if (checked.issues)
    throw new Error(`The answer for ${name} breaks the contract: ${describe(checked.issues)}`)
  const unnamed = differences(checked.value, answer)
  if (unnamed.length > 0)
    throw new Error(`The answer for ${name} says what its contract does not: ${unnamed.join(', ')}`)
  return answer
}

function describe(issues: readonly SchemaIssue[]): string {
  return issues.map(({ path, message }) => `${namePath(path)} ${message}`).join(', ')
}

/** `ingredients.3.quantity` */
export function namePath(path: SchemaIssue['path'] = []): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
}
