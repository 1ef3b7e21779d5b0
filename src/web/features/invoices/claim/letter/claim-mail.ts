import type { ClaimLetter, LetterLine } from './claim-letter.ts'

export interface ClaimMail {
  subject: string
  body: string
}

/** Characters of an address that mail programs on every system take: Windows hands over 2,048. */
const LONGEST_ADDRESS = 2_000
/** Characters that RFC 6068 allows in a subject and a body as they are. */
const KEPT = /%(?:2C|2F|3A|3B)/gu

/** The demand for a credit note as a mail. */
export function claimMail(letter: ClaimLetter): ClaimMail {
  return mailOf(letter, letter.lines.map(lineText))
}

/** Without its lines, which are in the attached document. */
function shortMail(letter: ClaimLetter): ClaimMail {
  return mailOf({ ...letter, deliveries: [] }, ['Le détail est dans le document joint.'])
}

/**
 * What opens the mail in the reader's own program.
 * @param to null where no address of the supplier is known
 * @returns `attached` where the lines had no room: the document is to be attached
 */
export function mailAddress(letter: ClaimLetter, to: string | null): { url: string; attached: boolean } {
  const whole = urlOf(claimMail(letter), to)
  if (whole.length <= LONGEST_ADDRESS) return { url: whole, attached: false }
  return { url: urlOf(shortMail(letter), to), attached: true }
}

const encoded = (text: string) => encodeURIComponent(text).replaceAll(KEPT, decodeURIComponent)

function urlOf({ subject, body }: ClaimMail, to: string | null): string {
  // RFC 6068: lines of a body end with %0D%0A.
  const text = encoded(body.replaceAll('\n', '\r\n'))
  return `mailto:${encodeURIComponent(to ?? '')}?subject=${encoded(subject)}&body=${text}`
}

function mailOf(
  { subject, opening, total, deliveries, received, closing, sender }: ClaimLetter,
  lines: string[],
): ClaimMail {
  const paragraphs = [
    'Bonjour,',
    opening,
    lines.join('\n'),
    total,
    deliveries
      .map((text, place) => (place === 0 ? text : `- ${text}`))
      .filter((text) => text !== '')
      .join('\n'),
    received,
    closing,
    `Cordialement,\n${sender}`,
  ]
  return {
    subject: plain(subject),
    body: plain(paragraphs.filter((text) => text !== '').join('\n\n')),
  }
}

function lineText({ name, about, quantity, charged, agreed, excess }: LetterLine): string {
  const named = about === '' ? name : `${name} (${about})`
  return `- ${named}\u00a0: ${quantity} à ${charged} au lieu de ${agreed}, ${excess} en trop`
}

/** A space takes three characters of an address, one that does not break six or nine: plain ones, and none beside a slash. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/gu, ' ').replaceAll(' / ', '/')
}
