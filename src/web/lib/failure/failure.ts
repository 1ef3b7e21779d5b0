import type { ErrorCode, FieldIssue } from '#contract/errors.ts'
import type { LaterPaper } from '#contract/prices.ts'
import { ModuleUnavailable } from '#web/lib/browser/import-module.ts'

/** A refusal by the server, outside the typed API (sign-in, sign-out, session). */
export class HttpError extends Error {
  readonly status: number
  readonly code: string | undefined
  /** What the refusal says beside its code. */
  readonly data: unknown

  constructor(status: number, code?: string, data?: unknown) {
    super(`The server answered ${String(status)}`)
    this.status = status
    this.code = code
    this.data = data
  }
}

/** The server, or a proxy, answers 502, 503 or 504: it is unavailable at present. */
export class ServerUnavailableError extends HttpError {
  /** Whether it was to write what was typed, which stays on the screen. */
  readonly carried: boolean

  /** @param retryAfterSeconds as its answer says */
  constructor(
    status: number,
    { retryAfterSeconds, carried }: { retryAfterSeconds?: number; carried: boolean },
  ) {
    super(status, 'UNAVAILABLE', { retryAfterSeconds })
    this.carried = carried
  }
}

/** What was to be written has found no server. A TypeError, as fetch itself would reject with. */
export class OfflineWriteError extends TypeError {
  /** Whether it carried something, which stays on the screen; a deletion, a duplication carry nothing. */
  readonly carried: boolean
  /** When, in milliseconds since 1970. */
  readonly at = Date.now()

  constructor(cause: TypeError, carried: boolean) {
    super(cause.message, { cause })
    this.carried = carried
  }
}

/** A write was sent and never answered: it may have been done or not. */
export class WriteTimeoutError extends TypeError {
  constructor() {
    super('The server did not answer in time')
  }
}

/** A sign-out that the server has not received yet: until then this browser sends it no other request. */
export class SignOutPendingError extends TypeError {
  constructor() {
    super('The server has not heard of the sign-out')
  }
}

/** What a file is made with, code, letters, rows, has found no server; what is on the screen is not in question. */
export class FileCreationError extends TypeError {}

/** Makes a file to hand over. Rejects with UnmadeFile where the network is what was missing. */
export async function makeFile<File>(make: () => Promise<File>): Promise<File> {
  try {
    return await make()
  } catch (failure) {
    const unheard =
      failure instanceof ModuleUnavailable ||
      (isNetworkFailure(failure) && !(failure instanceof SignOutPendingError))
    throw unheard ? new FileCreationError('No server answered', { cause: failure }) : failure
  }
}

export interface CycleStep {
  id: string
  title: string
}

/** A field of what a refusal brings beside its code. */
export function dataOf(failure: unknown, name: string): unknown {
  return property(property(failure, 'data'), name)
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

export function statusOf(failure: unknown): number | undefined {
  const status = property(failure, 'status')
  return typeof status === 'number' ? status : undefined
}

/** The code of the closed list that a refusal carries. Unknown codes are the caller's to treat as unexpected. */
export function codeOf(failure: unknown): ErrorCode | undefined {
  const code = property(failure, 'code')
  return typeof code === 'string' ? (code as ErrorCode) : undefined
}

/** The fields that a VALIDATION refusal names; none for any other failure. */
export function fieldIssuesOf(failure: unknown): FieldIssue[] {
  const fields = dataOf(failure, 'fields')
  return Array.isArray(fields) ? (fields as FieldIssue[]) : []
}

/** How long to wait before trying again, where a refusal says so. */
export function retryAfterOf(failure: unknown): number | undefined {
  const seconds = dataOf(failure, 'retryAfterSeconds')
  return typeof seconds === 'number' ? seconds : undefined
}

/** The path by which a preparation would contain itself, from the sheet down to it again; empty for any other failure. */
export function cycleOf(failure: unknown): readonly CycleStep[] {
  if (codeOf(failure) !== 'PREPARATION_CYCLE') return []
  const path = dataOf(failure, 'path')
  return Array.isArray(path) ? (path as CycleStep[]) : []
}

/** What is to be undone before what was to be undone; undefined for any other failure. */
export function laterPaperOf(failure: unknown): LaterPaper | undefined {
  if (codeOf(failure) !== 'CATALOGUE_CHANGED') return undefined
  return dataOf(failure, 'later') as LaterPaper | undefined
}

/** No answer came at all: fetch rejects with a TypeError, whatever the cause. */
export function isNetworkFailure(failure: unknown): boolean {
  return failure instanceof TypeError
}

/** Something between here and a working server is down for the moment. */
export function isUnavailable(failure: unknown): boolean {
  return isAway(statusOf(failure))
}

/** The statuses that say so. */
export function isAway(status: number | undefined): boolean {
  return status === 502 || status === 503 || status === 504
}

/** Trying again may help: no answer, or a server that failed by itself. */
export function isTransient(failure: unknown): boolean {
  if (failure instanceof SignOutPendingError) return false
  const status = statusOf(failure)
  return isNetworkFailure(failure) || (status !== undefined && status >= 500)
}
