import type { Language } from '#contract/account.ts'
import { html } from '../public-carte/html.ts'
import { letter } from './letter.ts'
import type { Mail } from './mailer.ts'

type Words = {
  subject: string
  greeting: (name: string) => string
  why: string
  button: string
  limits: string
  ignore: string
}

const WORDS: Record<Language, Words> = {
  fr: {
    subject: 'Réinitialisation de votre mot de passe Gramme',
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    why: 'Vous avez demandé à choisir un nouveau mot de passe pour votre compte Gramme. Ouvrez ce lien\u00a0:',
    button: 'Choisir un nouveau mot de passe',
    limits: 'Il ne sert qu’une fois et reste valable une heure.',
    ignore:
      'Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe actuel reste inchangé.',
  },
  en: {
    subject: 'Reset your Gramme password',
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    why: 'You asked to choose a new password for your Gramme account. Open this link:',
    button: 'Choose a new password',
    limits: 'It works once and stays valid for one hour.',
    ignore: 'If you did not ask for this, ignore this message: your current password is unchanged.',
  },
}

/** A name is its owner's to choose, also one that is a sentence with a link in it: only a plain, short one is repeated. */
function safeName(name: string): string {
  return name.length <= 60 && /^[\p{L}\p{M}\p{N} .'’-]+$/u.test(name) && !/\w\.\w/.test(name) ? name : ''
}

type Reset = { to: string; name: string; link: string; language: Language }

export function resetPasswordMail({ to, name, link, language }: Reset): Mail {
  const words = WORDS[language]
  const greeting = words.greeting(safeName(name))
  return {
    to,
    subject: words.subject,
    text: [greeting, words.why, link, words.limits, words.ignore, 'Gramme'].join('\n\n'),
    html: letter(
      language,
      words.subject,
      html`<p>${greeting}</p>
        <p>${words.why}</p>
        <p>
          <a
            href="${link}"
            style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1e4d3b;color:#ffffff;text-decoration:none"
            >${words.button}</a
          >
        </p>
        <p style="word-break:break-all"><a href="${link}" style="color:#1e4d3b">${link}</a></p>
        <p>${words.limits} ${words.ignore}</p>`,
    ),
  }
}
