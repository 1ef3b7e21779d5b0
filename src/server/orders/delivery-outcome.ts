import { mailFailureKind } from '../mail/failure-kind.ts'

const PERMANENT = 500
/** What fails before the mail server is given anything, by nodemailer's codes and its words where one code is for several stages. */
const BEFORE = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'ECONNREFUSED', 'ENOTFOUND'])
const BEFORE_WORDS = /^(Connection timeout|Greeting never received)/

/**
 * What a failed delivery says: the mail server surely has no mail, has refused it finally, or may have it. A connection that breaks
 * may have brought the whole mail.
 */
export function deliveryOutcome(error: unknown): 'away' | 'refused' | 'unsure' {
  const kind = mailFailureKind(error)
  const { responseCode, code = '', syscall, message = '' } = error as Partial<SmtpError>
  if (kind === 'disk' || BEFORE.has(code) || syscall === 'connect' || BEFORE_WORDS.test(message))
    return 'away'
  if (responseCode === undefined) return 'unsure'
  return responseCode >= PERMANENT ? 'refused' : 'away'
}

type SmtpError = { responseCode: number; code: string; syscall: string; message: string }
