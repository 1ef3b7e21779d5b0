import { EMAIL_MAX_LENGTH, PASSKEY_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '#contract/account-limits.ts'
import type { FieldProblem } from '#web/lib/form/field-problem.ts'
import { textSchema } from '#web/lib/form/text-schema.ts'

export const email = { maxLength: EMAIL_MAX_LENGTH, email: true }
export const anyPassword = { maxLength: PASSWORD_MAX_LENGTH, verbatim: true }

export const signInSchema = textSchema({ email, password: anyPassword })

/** Of an account without a password none is asked for: its field may stay empty. */
const passwordOf = (hasPassword: boolean) => (hasPassword ? anyPassword : { ...anyPassword, optional: true })

export const addressChangeSchema = (hasPassword: boolean) =>
  textSchema({ newEmail: email, password: passwordOf(hasPassword) })

export const secondFactorSchema = textSchema({ code: { maxLength: 40 } })

export const passwordAgainSchema = (hasPassword: boolean) => textSchema({ password: passwordOf(hasPassword) })

const passkeyName = { maxLength: PASSKEY_NAME_MAX_LENGTH }

export const passkeySchema = (hasPassword: boolean) =>
  textSchema({ name: passkeyName, password: passwordOf(hasPassword) })

export const passkeyNameSchema = textSchema({ name: passkeyName })

export const resetRequestSchema = textSchema({ email })

const isMissing = ({ rule }: FieldProblem) => rule === 'required'

/** Whether a text is missing; the box of the terms is none. */
export function someTextMissing(problems: readonly FieldProblem[]): boolean {
  return problems.some((problem) => isMissing(problem) && problem.path !== 'terms')
}

/** What is empty is asked for before anything else is reported. */
export function missingFirst(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  return someTextMissing(problems) ? problems.filter(isMissing) : problems
}
