import type { ContactMessage } from '#contract/contact.ts'
import type { Language } from '#contract/account.ts'
import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mailer.ts'
import { html } from '../public-carte/html.ts'

const WRITTEN_IN: Record<Language, string> = { fr: 'en français', en: 'en anglais' }

/** What the operator gets; an answer to it goes to who wrote. */
export function contactMail(to: string, written: ContactMessage): Mail {
  const { name, email, subject, message, language } = written
  const facts = [
    ['De', `${name} <${email}>`],
    ['Sujet', subject],
    ['Écrit', `${WRITTEN_IN[language]}, depuis la page Contact`],
  ]
  return {
    to,
    replyTo: { name, address: email },
    subject: `[Contact Gramme] ${subject}`,
    text: `${facts.map(([what, fact]) => `${what}\u00a0: ${fact}`).join('\n')}\n\n${message}\n`,
    html: letter(
      'fr',
      subject,
      html`${facts.map(
          ([what, fact]) =>
            html`<p style="margin:0"><span style="color:#655c50">${what}&nbsp;:</span> ${fact}</p> `,
        )}
        <p style="margin:24px 0 0;white-space:pre-wrap;overflow-wrap:anywhere" lang="${language}">
          ${message}
        </p>`,
    ),
  }
}
