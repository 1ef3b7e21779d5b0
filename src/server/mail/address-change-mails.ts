import type { Language } from '#contract/account.ts'
import { type Addressed, linkMail, type LinkWords } from './link-mail.ts'
import type { Mail } from './mailer.ts'

const NEW: Record<Language, LinkWords> = {
  fr: {
    subject: 'Confirmez votre nouvelle adresse pour Gramme',
    why: 'Un compte Gramme va prendre cette adresse. Si c’est vous qui l’avez demandé, ouvrez ce lien\u00a0:',
    button: 'Confirmer ma nouvelle adresse',
    limits:
      'Il ne sert qu’une fois et reste valable 24\u00a0heures. D’ici là, l’adresse du compte ne change pas.',
    ignore: 'Si vous n’avez rien demandé, ignorez ce message\u00a0: rien ne sera changé.',
  },
  en: {
    subject: 'Confirm your new address for Gramme',
    why: 'A Gramme account is about to take this address. If you asked for it, open this link:',
    button: 'Confirm my new address',
    limits:
      'It works once and stays valid for 24 hours. Until then the address of the account does not change.',
    ignore: 'If you did not ask for this, ignore this message: nothing will be changed.',
  },
}

const IN_USE: Record<Language, LinkWords> = {
  fr: {
    subject: 'Cette adresse a déjà un compte Gramme',
    why: 'Un compte Gramme vient de demander à prendre cette adresse, qui en a déjà un. Si c’était vous, connectez-vous ici au compte de cette adresse\u00a0:',
    button: 'Me connecter',
    limits: 'Pour la donner à l’autre compte, il faut d’abord supprimer celui-ci, ou changer son adresse.',
    ignore: 'Si vous n’avez rien demandé, ignorez ce message\u00a0: votre compte reste inchangé.',
  },
  en: {
    subject: 'This address already has a Gramme account',
    why: 'A Gramme account has just asked to take this address, which already has one. If it was you, sign in to the account of this address here:',
    button: 'Sign in',
    limits: 'To give it to the other account, first delete this one, or change its address.',
    ignore: 'If you did not ask for this, ignore this message: your account is unchanged.',
  },
}

const REQUESTED: Record<Language, (newEmail: string) => LinkWords> = {
  fr: (newEmail) => ({
    subject: 'Votre adresse Gramme va changer',
    why: `Quelqu’un qui connaît votre mot de passe a demandé que votre compte prenne l’adresse ${newEmail}. Elle remplacera celle-ci dès que le lien qui y a été envoyé sera ouvert. Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe\u00a0: ce lien ne servira plus, et toutes les sessions seront fermées.`,
    button: 'Choisir un nouveau mot de passe',
    limits: 'Le changement d’adresse peut être confirmé pendant 24\u00a0heures.',
    ignore: 'Si c’était vous, il n’y a rien à faire ici.',
  }),
  en: (newEmail) => ({
    subject: 'Your Gramme address is about to change',
    why: `Someone who knows your password asked for your account to take the address ${newEmail}. It will replace this one as soon as the link that was sent there is opened. If it was not you, choose a new password at once: that link will no longer work, and all sessions will be closed.`,
    button: 'Choose a new password',
    limits: 'The change of address can be confirmed for 24 hours.',
    ignore: 'If it was you, there is nothing to do here.',
  }),
}

const CHANGED: Record<Language, (newEmail: string) => LinkWords> = {
  fr: (newEmail) => ({
    subject: 'Votre adresse Gramme a changé',
    why: `Votre compte a désormais l’adresse ${newEmail}\u00a0: connectez-vous avec elle. Si ce n’était pas vous, écrivez aussitôt à la personne qui gère cette installation de Gramme\u00a0:`,
    button: 'Écrire',
    limits: 'Cette adresse ne sert plus à se connecter ni à choisir un nouveau mot de passe.',
    ignore: 'Si c’était vous, il n’y a rien à faire ici.',
  }),
  en: (newEmail) => ({
    subject: 'Your Gramme address has changed',
    why: `Your account now has the address ${newEmail}: sign in with it. If it was not you, write at once to the person who runs this installation of Gramme:`,
    button: 'Write',
    limits: 'This address no longer serves to sign in or to choose a new password.',
    ignore: 'If it was you, there is nothing to do here.',
  }),
}

/** The link that gives an account this address. */
export function newAddressMail(addressed: Addressed): Mail {
  return linkMail(addressed, NEW[addressed.language])
}

/** For the owner of an account whose address another account asked for. */
export function addressInUseMail(addressed: Addressed): Mail {
  return linkMail(addressed, IN_USE[addressed.language])
}

/** To the old address, while the change can still be stopped. */
export function addressChangeRequestedMail(addressed: Addressed, newEmail: string): Mail {
  return linkMail(addressed, REQUESTED[addressed.language](newEmail))
}

/** To the old address, once it has been replaced. */
export function addressChangedMail(addressed: Addressed, newEmail: string): Mail {
  return linkMail(addressed, CHANGED[addressed.language](newEmail))
}
