import { withFirstOfMonth } from '#domain/house/first-of-month.ts'
import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mailer.ts'
import { html } from '../public-carte/html.ts'

type Facts = {
  to: string
  /** Where users reach the installation. */
  publicUrl: string
  /** Why it failed: a whole sentence. */
  sentence: string
  /** The host name of the server that tried. */
  server: string
  /** When the last one was made, ISO 8601; undefined when there is none. */
  lastMadeAt: string | undefined
  /** Whether it will be tried again. */
  again: boolean
}

const MOMENT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeStyle: 'short' })

/** States that a backup could not be made, and how old the last one is. */
export function failedBackupMail({ to, publicUrl, sentence, server, lastMadeAt, again }: Facts): Mail {
  const last =
    lastMadeAt === undefined
      ? 'Aucune sauvegarde n’a encore été faite.'
      : `La dernière sauvegarde date du ${withFirstOfMonth(MOMENT.format(new Date(lastMadeAt)))}.`
  const next = again ? ' Gramme réessaie toutes les heures.' : ''
  const subject = 'La sauvegarde de Gramme a échoué'
  return {
    to,
    subject,
    text: `${publicUrl} (${server})\n\n${sentence}\n\n${last}${next}\n`,
    html: letter(
      'fr',
      subject,
      html`<p style="margin:0"><span style="color:#655c50">${publicUrl} (${server})</span></p>
        <p>${sentence}</p>
        <p>${last}${next}</p>`,
    ),
  }
}
