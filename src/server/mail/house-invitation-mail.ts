import type { Language } from '#contract/account.ts'
import type { Role } from '#domain/house/role.ts'
import { type Addressed, linkMail, type LinkWords, safeName } from './link-mail.ts'
import type { Mail } from './mailer.ts'

type Invited = Addressed & { houseName: string; role: Role }

const ROLE: Record<Language, Record<Role, string>> = {
  fr: { owner: 'propriétaire', chef: 'chef', cook: 'cuisinier' },
  en: { owner: 'an owner', chef: 'a chef', cook: 'a cook' },
}

const WORDS: Record<Language, (house: string, role: string) => LinkWords> = {
  fr: (house, role) => ({
    subject: 'Votre invitation à rejoindre une maison sur Gramme',
    why: `Vous êtes invité à rejoindre ${house ? `la maison «\u00a0${house}\u00a0»` : 'une maison'} sur Gramme, comme ${role}. Ouvrez ce lien\u00a0:`,
    button: 'Rejoindre la maison',
    limits: 'Il ne sert qu’une fois, pour cette adresse, et reste valable 7\u00a0jours.',
    ignore: 'Si vous n’attendiez pas cette invitation, ignorez ce message\u00a0: rien ne se fait sans vous.',
  }),
  en: (house, role) => ({
    subject: 'Your invitation to join a house on Gramme',
    why: `You are invited to join ${house ? `the house “${house}”` : 'a house'} on Gramme, as ${role}. Open this link:`,
    button: 'Join the house',
    limits: 'It works once, for this address, and stays valid for 7 days.',
    ignore: 'If you did not expect this invitation, ignore this message: nothing is done without you.',
  }),
}

/** Invites an address to join a house. */
export function houseInvitationMail({ houseName, role, ...addressed }: Invited): Mail {
  const { language } = addressed
  return linkMail(addressed, WORDS[language](safeName(houseName), ROLE[language][role]))
}
