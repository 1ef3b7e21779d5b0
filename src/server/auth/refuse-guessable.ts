import { readFile } from 'node:fs/promises'
import { foldPassword, guessableBy, type PasswordOwner } from '#contract/new-password.ts'
import { type Rule, rule } from '#contract/rules.ts'
import { invalidFields } from '../translate-error.ts'

/**
 * Common passwords, the most common first, one a line, in lower case: all 17,950 of at least eight signs, and those of three to
 * seven letters, which become long enough by what is added to them: passwords.json of @zxcvbn-ts/language-common 4.1.3
 * (MIT, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts).
 */
const LIST = new URL('common-passwords.txt', import.meta.url)
/** Those of this product, and of the years after the list was made. */
const NEWER = ['gramme', 'grammes', 'contrasena', 'theworldinyourhand', 'skibidi', 'chatgpt', 'kraska']

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

/** Also with other signs for some of its letters ('p@$$w0rd'), and with at most nine digits and signs around it. */
async function isCommon(password: string): Promise<boolean> {
  // Read with the first new password, and kept as one text: a set of its lines takes several times the memory.
  list ??= readFile(LIST, 'latin1').then((lines) => `\n${lines}${NEWER.join('\n')}\n`)
  const known = await list
  return formsOf(password).some((form) => known.includes(`\n${form}\n`))
}

const MOST_AROUND = 9
/** Signs that are typed for a letter; 1 and ! are two letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '€': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** The passwords that this one is made of. */
function formsOf(password: string): string[] {
  const typed = foldPassword(password)
  const core = typed.replace(/[^\p{L}]+$/u, '')
  const bare = core.replace(/^[^\p{L}]+/u, '')
  const forms = [typed, core, bare]
    .filter((form) => typed.length - form.length <= MOST_AROUND)
    .flatMap((form) => [form, inLetters(form, 'i'), inLetters(form, 'l')])
  return [...new Set(forms)]
}

function inLetters(text: string, one: 'i' | 'l'): string {
  return text.replace(/[@43€0$57]/g, (sign) => LETTERS[sign] ?? sign).replace(/[1!]/g, one)
}
