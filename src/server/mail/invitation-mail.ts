import type { Language } from '#contract/account.ts'
import { type Addressed, linkMail, type LinkWords } from './link-mail.ts'
import type { Mail } from './mailer.ts'

const WORDS: Record<Language, LinkWords> = {
  fr: {
    subject: 'Votre invitation à Gramme',
    why: 'Une invitation à créer un compte Gramme vous est adressée. Ouvrez ce lien\u00a0:',
    button: 'Créer mon compte',
    limits: 'Il ne sert qu’une fois, pour cette adresse, et reste valable 14\u00a0jours.',
    ignore: 'Si vous n’attendiez pas cette invitation, ignorez ce message\u00a0: aucun compte n’est créé.',
  },
  en: {
    subject: 'Your invitation to Gramme',
    why: 'You are invited to create a Gramme account. Open this link:',
    button: 'Create my account',
    limits: 'It works once, for this address, and stays valid for 14 days.',
    ignore: 'If you did not expect this invitation, ignore this message: no account is created.',
  },
}

/** Invites an address to make its account. */
export function invitationMail(addressed: Addressed): Mail {
  return linkMail(addressed, WORDS[addressed.language])
}
