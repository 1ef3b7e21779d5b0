import { ValidationError } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import { ERROR_STATUS, type ErrorCode, type FieldIssue } from '#contract/errors.ts'
import { isPassing } from '#database/passing-failure.ts'
import { SQLSTATE, sqlFailure } from '#database/sql-failure.ts'
import { isFullDisk } from '#database/startup-error.ts'
import { toRule } from '#contract/rules.ts'

/** Path parameters: a malformed one names nothing that exists. */
const PATH_PARAMETERS = new Set([
  'id',
  'file',
  'ingredientId',
  'listId',
  'periodId',
  'pictureId',
  'productId',
  'recipeId',
  'params.id',
  'token',
])

/** SQLSTATEs that bad input can still cause behind the contract's checks. */
const REFUSED_BY_DATABASE = new Set(['22003', '22021', '22P02', '22P05', '23502', '23503', '23505', '23514'])

export function refusal(code: ErrorCode, message: string, data?: unknown): ORPCError<ErrorCode, unknown> {
  return new ORPCError(code, { status: ERROR_STATUS[code], message, data })
}

export function invalidFields(fields: FieldIssue[]): ORPCError<ErrorCode, unknown> {
  return refusal('VALIDATION', 'A field breaks a rule', { fields })
}

/** Of what may succeed the next time. */
export function unavailable(error: unknown): ORPCError<ErrorCode, unknown> {
  const full = isFullDisk(error) || sqlFailure(error)?.code === SQLSTATE.diskFull
  return refusal('UNAVAILABLE', full ? 'No room is left on the disk' : 'The database does not answer')
}

/** Of a change that was made from another version than the one that is stored now. */
export function outdated(what: string, current: object): ORPCError<ErrorCode, unknown> {
  return refusal('VERSION_CONFLICT', `The ${what} was changed meanwhile; nothing was written`, { current })
}

function fromValidation(error: ValidationError): ORPCError<ErrorCode, unknown> {
  const fields = error.issues.map((issue) => ({
    path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    rule: toRule(issue.message),
  }))
  return fields.some((field) => PATH_PARAMETERS.has(field.path))
    ? refusal('NOT_FOUND', 'No such thing of yours')
    : invalidFields(fields)
}

/** Turns whatever a route threw into one of the closed list; anything unforeseen becomes INTERNAL. */
export function translateError(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError)
      return fromValidation(error.cause)
    if (error.code === 'BAD_REQUEST') return refusal('BAD_REQUEST', 'The request cannot be read')
    if (error.code in ERROR_STATUS) return error
  }
  if (isPassing(error)) return unavailable(error)
  if (REFUSED_BY_DATABASE.has(sqlFailure(error)?.code ?? '')) return invalidFields([])
  return refusal('INTERNAL', 'Something broke on our side')
}
