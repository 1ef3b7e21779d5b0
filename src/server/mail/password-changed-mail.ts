import type { Language } from '#contract/account.ts'
import { type Addressed, linkMail, type LinkWords } from './link-mail.ts'
import type { Mail } from './mailer.ts'

/** How many access tokens an account had when its password was changed, and whether they were kept. */
export type TokensAtChange = { count: number; kept: boolean }

const WORDS: Record<Language, (tokens: TokensAtChange) => LinkWords> = {
  fr: (tokens) => ({
    subject: 'Votre mot de passe Gramme a changé',
    why: `Le mot de passe de votre compte vient d’être changé, et ses autres sessions sont fermées. ${inFrench(tokens)}Si ce n’était pas vous, choisissez aussitôt un autre mot de passe\u00a0:`,
    button: 'Choisir un autre mot de passe',
    limits: 'La page envoie à cette adresse le lien qui permet de le choisir.',
    ignore: 'Si c’était vous, il n’y a rien à faire ici.',
  }),
  en: (tokens) => ({
    subject: 'Your Gramme password has changed',
    why: `The password of your account has just been changed, and its other sessions are closed. ${inEnglish(tokens)}If it was not you, choose another password at once:`,
    button: 'Choose another password',
    limits: 'The page sends to this address the link to choose it.',
    ignore: 'If it was you, there is nothing to do here.',
  }),
}

function inFrench({ count, kept }: TokensAtChange): string {
  if (count === 0) return ''
  const several = count > 1
  if (kept)
    return several
      ? `Ses ${count} jetons d’accès sont gardés, comme demandé. `
      : 'Son jeton d’accès est gardé, comme demandé. '
  return several
    ? `Ses ${count} jetons d’accès ne servent plus\u00a0: créez-en d’autres pour les programmes qui s’en servaient. `
    : 'Son jeton d’accès ne sert plus\u00a0: créez-en un autre pour le programme qui s’en servait. '
}

function inEnglish({ count, kept }: TokensAtChange): string {
  if (count === 0) return ''
  const several = count > 1
  if (kept)
    return several
      ? `Its ${count} access tokens are kept, as requested. `
      : 'Its access token is kept, as requested. '
  return several
    ? `Its ${count} access tokens no longer work: create others for the programs that used them. `
    : 'Its access token no longer works: create another for the program that used it. '
}

/** Says that a password was changed, and what became of the access tokens. The link leads where another one is asked for. */
export function passwordChangedMail(addressed: Addressed, tokens: TokensAtChange): Mail {
  return linkMail(addressed, WORDS[addressed.language](tokens))
}
