import type { Invoice } from '#contract/invoice-shapes.ts'
import { MEASURES } from '#domain/quantity/measure.ts'
import { comparedDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { dayCell } from '#web/lib/export/cells.ts'
import { formatDateLong, formatDay, formatEuro, formatQuantity } from '#web/lib/format/format.ts'
import { type ClaimLine, restOf, sumOfLines } from '../claim-of.ts'

/** One line of what is claimed, in words. */
export interface LetterLine {
  key: string
  name: string
  /** 'réf. 40037 · BL 12'; empty where there is none. */
  about: string
  quantity: string
  charged: string
  agreed: string
  /** The day from which the price is agreed, '23/02/2026'; empty where that is not known. */
  since: string
  excess: string
}

/** Every word and figure of the demand for a credit note: its mail, its paper and its PDF say exactly this. */
export interface ClaimLetter {
  /** Of its mail. */
  subject: string
  heading: string
  title: string
  subtitle: string
  facts: { label: string; value: string }[]
  opening: string
  headings: readonly [
    name: string,
    quantity: string,
    charged: string,
    agreed: string,
    since: string,
    excess: string,
  ]
  lines: LetterLine[]
  /** Empty where no line is above its price. */
  total: string
  /** What was certainly billed and not received as ordered, below the sentence that says so, which is empty where the opening does; empty without any. */
  deliveries: string[]
  /** The credit notes that were received already; empty without any. */
  received: string
  closing: string
  sender: string
  footer: string
}

interface LetterSource {
  invoice: Pick<
    Invoice,
    'number' | 'issuedOn' | 'supplier' | 'sellerName' | 'profile' | 'items' | 'creditNotes'
  >
  lines: readonly ClaimLine[]
  /** What was not received as it was ordered. */
  deliveries?: readonly string[]
  /** Who writes. */
  sender: string
  today: Date
}

/** In French, whatever the reader's language is: suppliers read it. */
const LANGUAGE = 'fr'
const UNITS: Readonly<Record<string, string>> = { unité: 'pièce', portion: 'portion' }

export function claimLetter({ invoice, lines, deliveries = [], sender, today }: LetterSource): ClaimLetter {
  const { number, issuedOn, supplier, sellerName } = invoice
  const day = formatDay(issuedOn, LANGUAGE)
  const total = formatEuro(sumOfLines(lines), LANGUAGE)
  const notes = invoice.creditNotes.filter(({ state }) => state === 'applied')
  const one = lines.length === 1
  return {
    subject: `Demande d’avoir\u00a0: facture ${number}`,
    heading: 'DEMANDE D’AVOIR',
    title: `Facture ${number}`,
    subtitle: `Le ${formatDateLong(today, LANGUAGE)}`,
    facts: [
      { label: 'Fournisseur', value: supplier?.name ?? sellerName },
      { label: 'Facture', value: `${number} du ${day}` },
      { label: 'De la part de', value: sender },
    ],
    opening:
      lines.length === 0
        ? `Votre facture ${number} du ${day} porte sur des articles que nous n’avons pas reçus comme commandés\u00a0:`
        : one
          ? `Sur votre facture ${number} du ${day}, une ligne est facturée au-dessus du prix convenu\u00a0:`
          : `Sur votre facture ${number} du ${day}, ${String(lines.length)} lignes sont facturées au-dessus des prix convenus\u00a0:`,
    headings: ['Article', 'Quantité', 'Prix facturé HT', 'Prix convenu HT', 'Depuis le', 'En trop HT'],
    lines: lines.map(letterLine),
    total: lines.length === 0 ? '' : `Total en trop\u00a0: ${total} HT`,
    deliveries:
      deliveries.length === 0
        ? []
        : lines.length === 0
          ? ['', ...deliveries]
          : ['À la réception de ce qui y est facturé, nous avons aussi noté\u00a0:', ...deliveries],
    received:
      notes.length === 0
        ? ''
        : `Déjà reçu pour cette facture\u00a0: ${notes.map(noteText).join('\u00a0; ')}.`,
    closing: closingOf(invoice, lines),
    sender,
    footer: 'Document établi avec Gramme',
  }
}

type Notes = Invoice['creditNotes']

function noteText({ number, issuedOn, totalHt }: Notes[number]): string {
  const sum = totalHt === null ? '' : `, ${formatEuro(Math.abs(totalHt), LANGUAGE)} HT`
  return `avoir ${number} du ${formatDay(issuedOn, LANGUAGE)}${sum}`
}

function closingOf(invoice: Pick<Invoice, 'items' | 'creditNotes'>, lines: readonly ClaimLine[]): string {
  if (lines.length === 0)
    return 'Merci de vérifier ce qui en est facturé, et de nous établir un avoir du trop facturé qui porte le numéro de cette facture.'
  const rest = restOf(invoice, lines)
  const sum = rest === null ? 'un avoir du reste,' : `un avoir de ${formatEuro(rest, LANGUAGE)} HT`
  return `Merci de nous établir ${sum} qui porte le numéro de cette facture.`
}

/** 'kg' of any number, 'pièces' from two on. */
function counted(unit: string, { unit: of, quantity }: ClaimLine): string {
  return MEASURES[of] === null && Math.abs(quantity) >= 2 ? `${unit}s` : unit
}

function letterLine(line: ClaimLine): LetterLine {
  const unit = UNITS[line.unit] ?? line.unit
  const decimals = comparedDecimals(line.priceHt, line.agreedPriceHt)
  const price = (value: number) => `${formatEuro(value, LANGUAGE, decimals(value))}\u00a0/\u00a0${unit}`
  const about = [
    line.code === null ? null : `réf.\u00a0${line.code}`,
    line.deliveryNote === null ? null : `BL\u00a0${line.deliveryNote}`,
  ]
  return {
    key: line.id,
    name: line.name,
    about: about.filter(Boolean).join(' · '),
    quantity: `${formatQuantity(line.quantity, LANGUAGE)}\u00a0${counted(unit, line)}`,
    charged: price(line.priceHt),
    agreed: price(line.agreedPriceHt),
    // A day after the invoice proves nothing.
    since: line.agreedOn === null || line.agreedLater ? '' : dayCell(`${line.agreedOn}T12:00:00`),
    excess: formatEuro(line.overcharge, LANGUAGE),
  }
}
