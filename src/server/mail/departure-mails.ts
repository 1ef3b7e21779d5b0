import type { Language } from '#contract/account.ts'
import { publicPath } from '#contract/public-path.ts'
import { BACKUP_DAYS } from '#domain/house/erasure-days.ts'
import { withFirstOfMonth } from '#domain/house/first-of-month.ts'
import { html } from '../public-carte/html.ts'
import { letter } from './letter.ts'
import { linkMail, type LinkWords } from './link-mail.ts'
import type { Mail } from './mailer.ts'

type Step = 'requested' | 'restored' | 'warned'

export type Recipient = {
  email: string
  name: string
  /** When the account is erased, or was to be: ISO 8601. */
  eraseAt: string
  language: Language
  /** Where users reach the installation. */
  publicUrl: string
}

const WORDS: Record<Language, Record<Step, (day: string) => LinkWords>> = {
  fr: {
    requested: (day) => ({
      subject: 'Votre compte Gramme sera effacé',
      why: `La suppression de votre compte a été demandée. Il est fermé, et sera effacé avec tout ce qu’il contient le ${day}. D’ici là, vous connecter le rétablit tel qu’il était\u00a0:`,
      button: 'Rétablir mon compte',
      limits: 'Trois jours avant, un message vous le rappellera.',
      ignore:
        'Si vous n’avez rien demandé, connectez-vous et changez de mot de passe\u00a0: quelqu’un d’autre le connaît.',
    }),
    restored: (day) => ({
      subject: 'Votre compte Gramme est rétabli',
      why: `Votre compte devait être effacé le ${day}. Vous vous êtes connecté\u00a0: il est rétabli, avec tout ce qu’il contenait.`,
      button: 'Ouvrir Gramme',
      limits: 'Votre carte publiée, si vous en aviez une, est de nouveau en ligne.',
      ignore: 'Si ce n’était pas vous, changez de mot de passe\u00a0: quelqu’un d’autre le connaît.',
    }),
    warned: (day) => ({
      subject: 'Votre compte Gramme sera bientôt effacé',
      why: `Votre compte sera effacé le ${day} avec tout ce qu’il contient, sans retour possible. Pour le garder, connectez-vous avant\u00a0:`,
      button: 'Garder mon compte',
      limits: 'Ce message est le dernier avant l’effacement.',
      ignore: 'Si vous voulez le laisser effacer, vous n’avez rien à faire.',
    }),
  },
  en: {
    requested: (day) => ({
      subject: 'Your Gramme account will be erased',
      why: `The deletion of your account was asked for. It is closed, and will be erased with everything in it on ${day}. Until then, signing in restores it as it was:`,
      button: 'Restore my account',
      limits: 'Three days before, a message will remind you.',
      ignore: 'If you did not ask for this, sign in and change your password: someone else knows it.',
    }),
    restored: (day) => ({
      subject: 'Your Gramme account is restored',
      why: `Your account was to be erased on ${day}. You have signed in: it is restored, with everything that was in it.`,
      button: 'Open Gramme',
      limits: 'Your published menu, if you had one, is online again.',
      ignore: 'If it was not you, change your password: someone else knows it.',
    }),
    warned: (day) => ({
      subject: 'Your Gramme account will soon be erased',
      why: `Your account will be erased on ${day} with everything in it, with no way back. To keep it, sign in before:`,
      button: 'Keep my account',
      limits: 'This message is the last one before.',
      ignore: 'If you want it erased, there is nothing to do.',
    }),
  },
}

const ERASED: Record<Language, { subject: string; sentences: readonly string[] }> = {
  fr: {
    subject: 'Votre compte Gramme est effacé',
    sentences: [
      'Votre compte et tout ce qu’il contenait sont effacés, comme vous l’aviez demandé. C’est le dernier message que vous recevez.',
      `Les sauvegardes de cette installation l’oublient à leur tour, ${BACKUP_DAYS}\u00a0jours plus tard au plus.`,
    ],
  },
  en: {
    subject: 'Your Gramme account is erased',
    sentences: [
      'Your account and everything in it are erased, as you had asked. This is the last message that you receive.',
      `The backups of this installation forget it in their turn, ${BACKUP_DAYS} days later at most.`,
    ],
  },
}

/** Of a deletion that was asked for, of one that is near, of an account that is restored. */
export function leavingMail(step: Step, { email, name, eraseAt, language, publicUrl }: Recipient): Mail {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(eraseAt))
  const day = language === 'fr' ? withFirstOfMonth(written) : written
  const link = publicUrl + (step === 'restored' ? '/dashboard' : publicPath('/login', language))
  return linkMail({ to: email, name, link, language }, WORDS[language][step](day))
}

/** Of an account that is no more. */
export function erasedMail({ email, language, publicUrl }: Recipient): Mail {
  const { subject, sentences } = ERASED[language]
  return {
    to: email,
    subject,
    text: [...sentences, publicUrl, 'Gramme'].join('\n\n'),
    html: letter(
      language,
      subject,
      html`<p>${sentences[0] ?? ''}</p>
        <p>${sentences[1] ?? ''}</p>`,
    ),
  }
}
