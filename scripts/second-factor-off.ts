// npm run second-factor-off -- ADDRESS: for the owner of an account who has lost authenticator and recovery codes.
import { email } from '#contract/email.ts'
import { StartupError } from '#database/startup-error.ts'
import { turnOffSecondFactor } from '#server/auth/turn-off-second-factor.ts'
import { readConfig } from '#server/config.ts'
import { withDatabase } from './with-database.ts'

const SENTENCES = {
  done: (address: string) =>
    `${address} se connecte désormais avec son mot de passe seul, et peut reconfigurer la double authentification.`,
  none: (address: string) => `${address} n'a pas de double authentification : rien n'a changé.`,
  'no-account': (address: string) => `Aucun compte n'a l'adresse ${address}.`,
}

try {
  const [given, ...others] = process.argv.slice(2)
  const { data: address } = email.safeParse(given)
  if (address === undefined || others.length > 0)
    throw new StartupError("Donnez l'adresse d'un compte : npm run second-factor-off -- lea@exemple.fr")
  await withDatabase(readConfig(process.env), async (database) => {
    const outcome = await turnOffSecondFactor(database, address)
    console.log(SENTENCES[outcome](address))
    if (outcome === 'no-account') process.exitCode = 1
  })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
