import type { Language } from '#contract/account.ts'
import { type Addressed, linkMail, type LinkWords } from './link-mail.ts'
import type { Mail } from './mailer.ts'

const WORDS: Record<Language, LinkWords> = {
  fr: {
    subject: 'Réinitialisation de votre mot de passe Gramme',
    why: 'Vous avez demandé à choisir un nouveau mot de passe pour votre compte Gramme. Ouvrez ce lien\u00a0:',
    button: 'Choisir un nouveau mot de passe',
    limits: 'Il ne sert qu’une fois et reste valable une heure.',
    ignore:
      'Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe actuel reste inchangé.',
  },
  en: {
    subject: 'Reset your Gramme password',
    why: 'You asked to choose a new password for your Gramme account. Open this link:',
    button: 'Choose a new password',
    limits: 'It works once and stays valid for one hour.',
    ignore: 'If you did not ask for this, ignore this message: your current password is unchanged.',
  },
}

export function resetPasswordMail(addressed: Addressed): Mail {
  return linkMail(addressed, WORDS[addressed.language])
}
