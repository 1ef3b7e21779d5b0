import { parseArgs } from 'node:util'
import type { Language } from '#contract/account.ts'
import { LANGUAGES } from '#contract/facts/settings.ts'
import { email } from '#contract/email.ts'
import { StartupError } from '#database/startup-error.ts'

const USAGE = 'Usage : npm run invite -- ADRESSE [ADRESSE…] [--language=en]'

/**
 * The addresses, each once and in lower case, and the language of `npm run invite`.
 * @throws StartupError when there is none, one is no address, or an option is unknown.
 */
export function readInvitees(given: string[]): { addresses: Set<string>; language: Language } {
  const { values, positionals } = parse(given)
  const language = LANGUAGES.find((each) => each === (values.language ?? 'fr'))
  if (positionals.length === 0 || language === undefined) throw new StartupError(USAGE)
  const wrong = positionals.filter((address) => !email.safeParse(address).success)
  if (wrong.length > 0)
    throw new StartupError(
      `Ce n'est pas une adresse email : ${wrong.join(', ')}. Aucune invitation n'a été faite.`,
    )
  return { addresses: new Set(positionals.map((address) => email.parse(address))), language }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { language: { type: 'string' } } })
  } catch {
    throw new StartupError(USAGE)
  }
}
