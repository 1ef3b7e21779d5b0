import { FULL_NAME_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/account-limits.ts'
import { guessableBy, isSamePassword } from '#contract/new-password.ts'
import { type Rule, rule } from '#contract/rules.ts'
import { textSchema } from '#web/lib/form/text-schema.ts'
import { anyPassword, email } from './credentials-schemas.ts'

const newPassword = {
  ...anyPassword,
  minLength: PASSWORD_MIN_LENGTH,
  breaks: (text: string) => guessableBy(text),
}
const confirmation = { verbatim: true }

const differs = (password: string, confirmation: string): { confirmation?: Rule } =>
  password === confirmation ? {} : { confirmation: rule('passwords-differ') }

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
