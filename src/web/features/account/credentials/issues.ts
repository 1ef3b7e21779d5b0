import type { FieldIssue } from '#contract/errors.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/account-limits.ts'
import { looksLikeEmail } from '#web/lib/form/looks-like-email.ts'

/** What is wrong with a field; the sentences stand in account.issues. */
export type Issue =
  | 'empty'
  | 'emailEmpty'
  | 'emailInvalid'
  | 'passwordTooShort'
  | 'passwordsDiffer'
  | 'termsRefused'
  | 'tooLong'

export type Issues<Field extends string> = Partial<Record<Field, Issue>>

function emptyFields<Field extends string>(values: Record<Field, string>): Issues<Field> {
  const issues: Issues<Field> = {}
  for (const field of Object.keys(values) as Field[]) if (values[field].trim() === '') issues[field] = 'empty'
  return issues
}

function emailIssue(email: string): Issue | undefined {
  return looksLikeEmail(email) ? undefined : 'emailInvalid'
}

function newPasswordIssue(password: string): Issue | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordTooShort'
  return password.length > PASSWORD_MAX_LENGTH ? 'tooLong' : undefined
}

function isEmpty(issues: object): boolean {
  return Object.keys(issues).length === 0
}

/** Those that are there. */
function some<Field extends string>(issues: Record<Field, Issue | undefined>): Issues<Field> {
  return Object.fromEntries(
    Object.entries(issues).filter(([, issue]) => issue !== undefined),
  ) as Issues<Field>
}

export type SignInField = 'email' | 'password' | 'rememberMe'

export function signInIssues({ email, password }: Record<SignInField, string>): Issues<SignInField> {
  const empty = emptyFields({ email, password })
  return isEmpty(empty) ? some({ email: emailIssue(email) }) : empty
}

export type SignUpField = 'name' | 'email' | 'password' | 'confirmation' | 'terms'

export function signUpIssues(values: Record<SignUpField, string>): Issues<SignUpField> {
  const { terms, ...typed } = values
  const empty = emptyFields(typed)
  if (!isEmpty(empty)) return terms === '' ? { ...empty, terms: 'empty' } : empty
  return some({
    name: typed.name.trim().length > 200 ? 'tooLong' : undefined,
    email: emailIssue(typed.email),
    password: newPasswordIssue(typed.password),
    confirmation: typed.password === typed.confirmation ? undefined : 'passwordsDiffer',
    terms: terms === '' ? 'termsRefused' : undefined,
  })
}

export function forgotIssues({ email }: { email: string }): Issues<'email'> {
  return some({ email: email.trim() === '' ? 'emailEmpty' : emailIssue(email) })
}

export function resetIssues(
  values: Record<'newPassword' | 'confirmation', string>,
): Issues<'newPassword' | 'confirmation'> {
  const empty = emptyFields(values)
  if (!isEmpty(empty)) return empty
  return some({
    newPassword: newPasswordIssue(values.newPassword),
    confirmation: values.newPassword === values.confirmation ? undefined : 'passwordsDiffer',
  })
}

export type ChangePasswordField = 'currentPassword' | 'newPassword' | 'confirmation'

export function changePasswordIssues({
  currentPassword,
  ...fresh
}: Record<ChangePasswordField, string>): Issues<ChangePasswordField> {
  const empty = emptyFields({ currentPassword, ...fresh })
  return isEmpty(empty) ? resetIssues(fresh) : empty
}

/** The server's refusal of a field, in the same words. */
export function issuesOf<Field extends string>(
  refused: readonly FieldIssue[],
  fields: readonly Field[],
): Issues<Field> {
  const issues: Issues<Field> = {}
  for (const { path, rule } of refused) {
    const field = fields.find((each) => each === path)
    if (field !== undefined) issues[field] = BY_RULE[rule] ?? 'empty'
  }
  return issues
}

const BY_RULE: Record<string, Issue> = {
  'email-invalid': 'emailInvalid',
  'too-short': 'passwordTooShort',
  'too-long': 'tooLong',
}
