import type { Language } from '#contract/account.ts'
import { type Addressed, linkMail, type LinkWords } from './link-mail.ts'
import type { Mail } from './mailer.ts'

const WORDS: Record<Language, LinkWords> = {
  fr: {
    subject: 'Vous avez déjà un compte Gramme',
    why: 'Un compte vient d’être demandé avec cette adresse, qui en a déjà un. Si c’était vous, connectez-vous ici\u00a0:',
    button: 'Me connecter',
    limits: 'La page de connexion permet aussi de choisir un nouveau mot de passe.',
    ignore: 'Si vous n’avez rien demandé, ignorez ce message\u00a0: votre compte reste inchangé.',
  },
  en: {
    subject: 'You already have a Gramme account',
    why: 'An account was just requested with this address, which already has one. If it was you, sign in here:',
    button: 'Sign in',
    limits: 'The sign-in page also lets you choose a new password.',
    ignore: 'If you did not ask for this, ignore this message: your account is unchanged.',
  },
}

/** For the owner of an account whose address was used to sign up again. */
export function existingAccountMail(addressed: Addressed): Mail {
  return linkMail(addressed, WORDS[addressed.language])
}
