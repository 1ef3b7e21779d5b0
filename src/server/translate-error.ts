import { ValidationError } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import { ERROR_STATUS, type ErrorCode, type FieldIssue } from '#contract/errors.ts'
import { AccountBusy } from '#database/account-slots.ts'
import { isUnanswered } from '#database/sql-failure.ts'
import { toRule } from '#contract/rules.ts'

/** Path parameters: a malformed one names nothing that exists. */
const PATH_PARAMETERS = new Set([
  'id',
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

/** SQLSTATEs of what is over by the next attempt: lost connections, restarts, full tables, deadlocks, timeouts. */
const PASSING = ['08', '40', '53', '55P03', '57014', '57P']

export function refusal(code: ErrorCode, message: string, data?: unknown): ORPCError<ErrorCode, unknown> {
  return new ORPCError(code, { status: ERROR_STATUS[code], message, data })
}

export function invalidFields(fields: FieldIssue[]): ORPCError<ErrorCode, unknown> {
  return refusal('VALIDATION', 'A field breaks a rule', { fields })
}

/** Of a change that was made from another version than the one that is stored now. */
export function outdated(what: string, current: object): ORPCError<ErrorCode, unknown> {
  return refusal('VERSION_CONFLICT', `The ${what} was changed meanwhile; nothing was written`, { current })
}

/** The SQLSTATE of a database error, wherever the layers between have wrapped it. */
function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  return undefined
}

/** Whether the next attempt may succeed: the database was away, or its account busy. */
export function isPassing(error: unknown): boolean {
  if (error instanceof AccountBusy || isUnanswered(error)) return true
  const state = sqlState(error)
  if (state !== undefined) return PASSING.some((start) => state.startsWith(start))
  const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : ''
  return /ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(
    text,
  )
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
  if (isPassing(error)) return refusal('UNAVAILABLE', 'The database does not answer')
  if (REFUSED_BY_DATABASE.has(sqlState(error) ?? '')) return invalidFields([])
  return refusal('INTERNAL', 'Something broke on our side')
}
