import type { Language } from '#contract/account.ts'
import { html } from '../public-carte/html.ts'
import { letter } from './letter.ts'
import type { Mail } from './mailer.ts'

/** What a mail about an account says around its link. */
export type LinkWords = {
  subject: string
  why: string
  button: string
  /** How often and how long the link serves. */
  limits: string
  /** For who did not ask for the mail. */
  ignore: string
}

const GREETINGS: Record<Language, (name: string) => string> = {
  fr: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
}

/** A name is its owner's to choose, also one that is a sentence with a link in it: only a plain, short one is repeated. */
export function safeName(name: string): string {
  return name.length <= 60 && /^[\p{L}\p{M}\p{N} .'’-]+$/u.test(name) && !/\w\.\w/.test(name) ? name : ''
}

export type Addressed = {
  to: string
  /** Empty where it is not known. */
  name: string
  link: string
  language: Language
}

/** A mail with one link, as text and as a letter. */
export function linkMail({ to, name, link, language }: Addressed, words: LinkWords): Mail {
  const greeting = GREETINGS[language](safeName(name))
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
