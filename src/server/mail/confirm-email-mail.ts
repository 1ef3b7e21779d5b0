import type { Language } from '#contract/account.ts'
import { type Addressed, linkMail, type LinkWords } from './link-mail.ts'
import type { Mail } from './mailer.ts'

const WORDS: Record<Language, LinkWords> = {
  fr: {
    subject: 'Confirmez votre adresse pour Gramme',
    why: 'Un compte Gramme attend la confirmation de cette adresse. Si c’est vous qui l’avez créé, ouvrez ce lien\u00a0:',
    button: 'Confirmer mon adresse',
    limits: 'Il ne sert qu’une fois et reste valable 24\u00a0heures.',
    ignore:
      'Si vous n’avez créé aucun compte, ignorez ce message\u00a0: sans confirmation, le compte est supprimé au bout de sept jours.',
  },
  en: {
    subject: 'Confirm your address for Gramme',
    why: 'A Gramme account waits for this address to be confirmed. If you created it, open this link:',
    button: 'Confirm my address',
    limits: 'It works once and stays valid for 24 hours.',
    ignore:
      'If you created no account, ignore this message: without confirmation the account is deleted after seven days.',
  },
}

/** Asks the owner of an address to confirm a new account. */
export function confirmEmailMail(addressed: Addressed): Mail {
  return linkMail(addressed, WORDS[addressed.language])
}
