import { DatabaseError } from 'pg'

export type SqlFailure = {
  /** SQLSTATE. */
  code: string
  /** The constraint or unique index that refused, where there is one. */
  constraint?: string
  table?: string
  column?: string
  message: string
}

export const SQLSTATE = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  notNullViolation: '23502',
  numberOutOfRange: '22003',
  /** A NUL character in a text. */
  untranslatableCharacter: '22021',
  readOnlyTransaction: '25006',
  failedTransaction: '25P02',
  notSupported: '0A000',
  insufficientPrivilege: '42501',
  serializationFailure: '40001',
  deadlock: '40P01',
  diskFull: '53100',
} as const

/** Whether a statement got no answer within the client's own timeout: its connection cannot be used any more. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message === 'Query read timeout' || isUnanswered(error.cause)
}

/** What PostgreSQL refused, whether drizzle wrapped its error or not; undefined for any other error. */
export function sqlFailure(error: unknown): SqlFailure | undefined {
  if (error instanceof DatabaseError && error.code) {
    const { code, constraint = constraintIn(error), table, column, message } = error
    return { code, constraint, table, column, message }
  }
  return error instanceof Error && error.cause !== undefined ? sqlFailure(error.cause) : undefined
}

/** Of the tables of a shard, an engine that distributes hands on the message alone, and ends the names of indexes and references with its number. */
function constraintIn({ code, message }: DatabaseError): string | undefined {
  if (!code?.startsWith('23')) return undefined
  return /constraint "(.+?)(?:_\d{6,})?"/.exec(message)?.[1]
}
