// npm run invite -- ADDRESS…: invites people to make their account, by mail with SMTP_URL, otherwise by links to hand on.
import pino from 'pino'
import { StartupError } from '#database/startup-error.ts'
import { createAuth } from '#server/auth/auth.ts'
import { invite, type Invited } from '#server/auth/invite.ts'
import { readInvitees } from '#server/auth/read-invitees.ts'
import { readConfig } from '#server/config.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { withDatabase } from './with-database.ts'

function sentenceOf(invited: Invited): string {
  const { email } = invited
  switch (invited.outcome) {
    case 'has-account':
      return `${email} a déjà un compte : pas d'invitation.`
    case 'mailed':
      return `Invitation envoyée à ${email}, valable 14 jours.`
    case 'link': {
      const why = invited.mailFailed ? `Le courrier à ${email} n'est pas parti ; transmettez ce lien` : email
      return `${why}, valable 14 jours et une seule fois :\n${invited.link}`
    }
  }
}

try {
  const { addresses, language } = readInvitees(process.argv.slice(2))
  const config = readConfig(process.env)
  await withDatabase(config, async (database) => {
    const log = pino({ level: 'warn' }, pino.destination(2))
    const mailer = createMailer(config, log)
    const auth = createAuth({ config, database, mailer, log })
    const parts = {
      auth,
      database,
      publicUrl: config.publicUrl,
      mailer: config.smtpUrl === undefined ? undefined : mailer,
    }
    for (const address of addresses) console.log(sentenceOf(await invite(parts, address, language)))
  })
  if (config.registration !== 'invited')
    console.log(
      `REGISTRATION vaut ${config.registration} ici : une invitation ne sert que si le serveur a REGISTRATION=invited.`,
    )
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
