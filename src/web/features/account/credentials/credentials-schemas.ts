import {
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  PASSKEY_NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '#contract/account-limits.ts'
import { guessableBy, isSamePassword } from '#contract/new-password.ts'
import { type Rule, rule } from '#contract/rules.ts'
import type { FieldProblem } from '#web/lib/form/field-problem.ts'
import { textSchema } from '#web/lib/form/text-schema.ts'

const email = { maxLength: EMAIL_MAX_LENGTH, email: true }
const anyPassword = { maxLength: PASSWORD_MAX_LENGTH, verbatim: true }
const newPassword = {
  ...anyPassword,
  minLength: PASSWORD_MIN_LENGTH,
  breaks: (text: string) => guessableBy(text),
}
const confirmation = { verbatim: true }

const differs = (password: string, confirmation: string): { confirmation?: Rule } =>
  password === confirmation ? {} : { confirmation: rule('passwords-differ') }

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

export const signUpSchema = textSchema(
  { name: { maxLength: FULL_NAME_MAX_LENGTH }, email, password: newPassword, confirmation, terms: {} },
  ({ password, confirmation, ...owner }) => ({
    ...differs(password, confirmation),
    password: guessableBy(password, owner),
  }),
)

export const passwordResetSchema = textSchema({ newPassword, confirmation }, (texts) =>
  differs(texts.newPassword, texts.confirmation),
)

export const passwordChangeSchema = textSchema(
  { currentPassword: anyPassword, newPassword, confirmation },
  ({ currentPassword, newPassword, confirmation }) => ({
    ...differs(newPassword, confirmation),
    newPassword: isSamePassword(currentPassword, newPassword) ? rule('password-unchanged') : undefined,
  }),
)

const isMissing = ({ rule }: FieldProblem) => rule === 'required'

/** Whether a text is missing; the box of the terms is none. */
export function someTextMissing(problems: readonly FieldProblem[]): boolean {
  return problems.some((problem) => isMissing(problem) && problem.path !== 'terms')
}

/** What is empty is asked for before anything else is reported. */
export function missingFirst(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  return someTextMissing(problems) ? problems.filter(isMissing) : problems
}
