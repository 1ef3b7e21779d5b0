import type { SentOrderContent } from '#contract/order-shapes.ts'
import type { MailKind } from '#domain/orders/order.ts'
import { orderDifferences } from '#domain/orders/order-differences.ts'
import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mailer.ts'
import { html } from '../public-carte/html.ts'
import { orderCsv } from './order-csv.ts'
import { dayWords, lineWords, quantityWords } from '#domain/orders/order-words.ts'

/** What the mail of an order says. */
export type OrderLetter = {
  kind: MailKind
  number: string
  /** Who orders, and where answers go. */
  house: { name: string; email: string }
  to: string
  customerNumber: string | null
  /** What the house says with every order of this supplier. */
  remark: string | null
  content: SentOrderContent
  /** What the supplier was sent before. */
  before: SentOrderContent | null
  /** The page of the order. */
  link: string
  messageId: string
}

const SUBJECTS: Record<MailKind, string> = {
  order: 'Commande',
  change: 'Modification de la commande',
  cancellation: 'Annulation de la commande',
}

/** The mail to the supplier: what it is asked for, by its own codes and words, and the same as a spreadsheet. */
export function orderMail(order: OrderLetter): Mail {
  const { kind, number, house, to, content, link, messageId } = order
  const subject = oneLine(`${SUBJECTS[kind]} ${number} · ${house.name}`)
  const { opening, changes, facts, closing } = partsOf(order)
  const lines = kind === 'cancellation' ? [] : content.lines
  const text = [
    'Bonjour,',
    opening,
    ...(changes.length > 0 ? [changes.map((change) => `– ${change}`).join('\n')] : []),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...(lines.length > 0 ? [lines.map((line) => `– ${lineWords(line)}`).join('\n')] : []),
    `${closing}\n${link}`,
    house.name,
  ]
  return {
    to,
    replyTo: { name: oneLine(house.name), address: house.email },
    messageId,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: letter(
      'fr',
      subject,
      html`<p>Bonjour,</p>
        <p>${opening}</p>
        ${
          changes.length > 0 &&
          html`<ul>
            ${changes.map((change) => html`<li>${change}</li> `)}
          </ul>`
        }
        ${facts.map((fact) => html`<p style="margin:0;white-space:pre-wrap">${fact}</p> `)}
        ${lines.length > 0 && linesTable(lines)}
        <p>${closing}</p>
        <p>
          <a
            href="${link}"
            style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1e4d3b;color:#ffffff;text-decoration:none"
            >Ouvrir la commande</a
          >
        </p>
        <p>${house.name}</p>`,
    ),
    ...(kind !== 'cancellation' && {
      attachments: [
        {
          filename: `commande-${number}.csv`,
          content: orderCsv(content),
          contentType: 'text/csv; charset=utf-8',
        },
      ],
    }),
  }
}

function partsOf({ kind, number, content, before, customerNumber, remark }: OrderLetter) {
  const day = content.deliverOn === null ? '' : `, à livrer le ${dayWords(content.deliverOn)}`
  const facts = [
    customerNumber === null ? null : `Notre numéro de client\u00a0: ${customerNumber}`,
    remark,
    content.note || null,
  ].filter((fact) => fact !== null)
  if (kind === 'cancellation')
    return {
      opening: `Nous annulons notre commande ${number}${day}. Merci de ne pas la livrer.`,
      changes: [],
      facts: facts.slice(0, customerNumber === null ? 0 : 1),
      closing:
        'Merci de confirmer que vous avez reçu cette annulation en répondant à ce message. La commande\u00a0:',
    }
  const closing =
    'Merci de confirmer en un clic, avec un mot si un article manque, ou de répondre à ce message\u00a0:'
  if (kind === 'order')
    return { opening: `Voici notre commande ${number}${day}.`, changes: [], facts, closing }
  return {
    opening: `Nous modifions notre commande ${number}${day}. Ce qui change, puis la commande entière\u00a0:`,
    changes: before === null ? [] : changesOf(before, content),
    facts,
    closing,
  }
}

function changesOf(before: SentOrderContent, after: SentOrderContent): string[] {
  const { deliverOn, note, lines } = orderDifferences(before, after)
  return [
    ...(deliverOn
      ? [`Livraison\u00a0: le ${inWords(deliverOn.after)} au lieu du ${inWords(deliverOn.before)}`]
      : []),
    ...(note ? [`Remarque\u00a0: ${note.after || 'aucune'}`] : []),
    ...lines.map(({ before: was, after: is }) => {
      if (is === null) return `Retiré\u00a0: ${was === null ? '' : lineWords(was)}`
      if (was === null) return `Ajouté\u00a0: ${lineWords(is)}`
      return was.packs !== is.packs && was.name === is.name
        ? `Modifié\u00a0: ${lineWords(is)}, au lieu de ${quantityWords(was)}`
        : `Modifié\u00a0: ${lineWords(is)}, au lieu de ${lineWords(was)}`
    }),
  ]
}

const inWords = (day: string | null) => (day === null ? 'jour convenu' : dayWords(day))

function linesTable(lines: SentOrderContent['lines']) {
  return html`<table style="width:100%;margin:16px 0;border-collapse:collapse">
    <tr style="text-align:left;color:#655c50">
      <th style="padding:6px 8px 6px 0">Quantité</th>
      <th style="padding:6px 8px">Article</th>
      <th style="padding:6px 0 6px 8px">Référence</th>
    </tr>
    ${lines.map(
      (line) =>
        html`<tr style="border-top:1px solid #e7e0d3;vertical-align:top">
          <td style="padding:6px 8px 6px 0;white-space:nowrap"><strong>${quantityWords(line)}</strong></td>
          <td style="padding:6px 8px">
            ${line.name}${line.packText !== null && html`<br /><span style="color:#655c50">${line.packText}</span>`}
          </td>
          <td style="padding:6px 0 6px 8px">${line.code}</td>
        </tr> `,
    )}
  </table>`
}

/** A header has one line. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
