import { readFile } from 'node:fs/promises'
import { foldPassword } from '#contract/fold-password.ts'
import { guessableBy, passwordForms, type PasswordOwner } from '#contract/new-password.ts'
import { type Rule, rule } from '#contract/rules.ts'
import { invalidFields } from '../translate-error.ts'
import { WordIndex } from './word-index.ts'

/**
 * Common passwords, the most common first, one a line, in lower case: all 17,950 of at least eight signs, and those of three to
 * seven letters, which become long enough by what is added to them: passwords.json of @zxcvbn-ts/language-common 4.1.3
 * (MIT, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts).
 */
const LIST = new URL('common-passwords.txt', import.meta.url)
/** Words of French kitchens and restaurants, and of everyday life, that the list does not have. */
const FRENCH = new URL('french-words.txt', import.meta.url)
/** Those of this product, and of the years after the list was made. */
const NEWER = ['gramme', 'grammes', 'contrasena', 'theworldinyourhand', 'skibidi', 'chatgpt', 'kraska']

let known: Promise<WordIndex> | undefined

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

/**
 * Words that are joined to each other and to small ones: 'monrestaurant', 'chefdecuisine'. Three of them are a phrase.
 */
const PLACE =
  'admin|administrateur|auberge|bar|bistrot?|bonjour|boulangerie|brasserie|cafe|carte|chef|cheffe|commis|cuisine|cuisinier|gramme|hotel|menu|passe|patisserie|patron|recette|restaurant|resto|salut|service|souschef|toque|traiteur'
const SMALL =
  'mon|ma|mes|notre|nos|le|la|les|un|une|de|du|des|en|au|grand|petit|bon|bonne|oui|super|top|vive|love|my|the'
const JOINED = new RegExp(`^(?:${SMALL}){0,2}(?:${PLACE})s?(?:${SMALL}){0,2}(?:(?:${PLACE})s?)?$`)

/** Shorter ones, a repeated letter once, are no word. */
const SHORTEST = 3
/** Where signs are read as letters, or the text backwards: any three signs are a short word in some reading. */
const SHORTEST_READ = 4

/**
 * Also with other signs for some of its letters ('p@$$w0rd'), with digits and signs around and between them, and with letters
 * that are repeated ('footballl').
 */
async function isCommon(password: string): Promise<boolean> {
  // Read with the first new password.
  known ??= readWords()
  const words = await known
  const typed = foldPassword(password)
  return passwordForms(typed).some((form) => {
    if (form.length > LONGEST) return false
    const word = withoutRepeats(form)
    const shortest = typed.includes(form) ? SHORTEST : SHORTEST_READ
    return JOINED.test(form) || (word.length >= shortest && words.has(word))
  })
}

async function readWords(): Promise<WordIndex> {
  const texts = await Promise.all([LIST, FRENCH].map((file) => readFile(file, 'latin1')))
  return new WordIndex([...texts.flatMap((text) => text.split('\n')), ...NEWER].map(withoutRepeats))
}

/** Longer ones are phrases. */
const LONGEST = 30

function withoutRepeats(text: string): string {
  return text.replace(/(\p{L})\1+/gu, '$1')
}
