import { readFile } from 'node:fs/promises'
import { guessableBy, type PasswordOwner } from '#contract/new-password.ts'
import { type Rule, rule } from '#contract/rules.ts'
import { invalidFields } from '../translate-error.ts'

/**
 * The 17,950 common passwords of at least eight signs, the most common first, one a line, in lower case: passwords.json of
 * @zxcvbn-ts/language-common 4.1.3 (MIT, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts).
 */
const LIST = new URL('common-passwords.txt', import.meta.url)

let list: Promise<string> | undefined

/** @throws VALIDATION when a new password can be guessed. */
export async function refuseGuessable(
  field: 'password' | 'newPassword',
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const broken: Rule | undefined =
    guessableBy(password, owner) ?? ((await isCommon(password)) ? rule('password-common') : undefined)
  if (broken) throw invalidFields([{ path: field, rule: broken }])
}

/** Also with digits and signs at its end that are not in the list. */
async function isCommon(password: string): Promise<boolean> {
  // Read with the first new password, and kept as one text: a set of its lines takes 1.3 MB instead of 0.2.
  list ??= readFile(LIST, 'latin1').then((lines) => `\n${lines}`)
  const known = await list
  const typed = password.toLowerCase()
  return [typed, typed.replace(/[^\p{L}]+$/u, '')].some((text) => known.includes(`\n${text}\n`))
}
