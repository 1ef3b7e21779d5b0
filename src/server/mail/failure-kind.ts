import type { MAIL_FAILURES } from '#contract/operator.ts'
import { isFullDisk } from '#database/startup-error.ts'

type MailFailure = (typeof MAIL_FAILURES)[number]

/** Nodemailer's codes, and those of Node's sockets. */
const KINDS: Record<string, MailFailure> = {
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EDNS: 'unreachable',
  ENOTFOUND: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EAUTH: 'login',
  ENOAUTH: 'login',
  EOAUTH2: 'login',
  ETLS: 'encryption',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  ESTREAM: 'refused',
}

/** Why a mail was not delivered. */
export function mailFailureKind(error: unknown): MailFailure {
  if (isFullDisk(error)) return 'disk'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return KINDS[code] ?? 'unknown'
}
