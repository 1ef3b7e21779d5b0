import type { SentOrderContent } from '#contract/order-shapes.ts'
import { HOUSE_TIME_ZONE } from '#domain/house/house-day.ts'
import { withFirstOfMonth } from '#domain/house/first-of-month.ts'
import { type MailKind, ORDER_MAX_LENGTH } from '#domain/orders/order.ts'
import { address } from '../base-path.ts'
import { dayWords, quantityWords } from '#domain/orders/order-words.ts'
import { html, type Html } from '../public-carte/html.ts'
import { STYLE } from './stylesheet.ts'

/** What the page of an order shows. */
export type ShownOrder = {
  number: string
  houseName: string
  customerNumber: string | null
  /** What the house adds to every order of this supplier. */
  remark: string | null
  kind: MailKind
  /** The order as the mail with the link says it. */
  content: SentOrderContent
  /** `open`: it can be confirmed; `later`: another mail has changed it since. */
  state: 'open' | 'confirmed' | 'received' | 'cancelled' | 'later'
  confirmedAt: string | null
  confirmedNote: string
}

const MOMENT = new Intl.DateTimeFormat('fr', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: HOUSE_TIME_ZONE,
})

/** An order as its supplier reads it, with the button that confirms it. */
export function orderPage(order: ShownOrder, publicUrl: string): string {
  const { number, houseName, content, customerNumber, remark, state } = order
  const title = `Commande ${number}`
  return document(
    `${title} · ${houseName}`,
    publicUrl,
    html`<h1>${title}</h1>
      <p>
        ${houseName}${customerNumber !== null && html`<br /><span class="dimmed">Client ${customerNumber}</span>`}
      </p>
      ${stateOf(order)}
      ${content.deliverOn !== null && html`<p>À livrer le <strong>${dayWords(content.deliverOn)}</strong></p>`}
      ${remark !== null && html`<p class="note">${remark}</p>`}
      ${content.note !== '' && html`<p class="note">${content.note}</p>`}
      <table>
        <thead>
          <tr>
            <th scope="col">Quantité</th>
            <th scope="col">Article</th>
            <th scope="col">Référence</th>
          </tr>
        </thead>
        <tbody>
          ${content.lines.map(
            (line) =>
              html`<tr>
                <td>${quantityWords(line)}</td>
                <td>
                  ${line.name}${line.packText !== null && html`<br /><span class="dimmed">${line.packText}</span>`}
                </td>
                <td>${line.code}</td>
              </tr> `,
          )}
        </tbody>
      </table>
      ${state === 'open' && CONFIRMATION}`,
  )
}

const CONFIRMATION = html`<form method="post">
  <label for="mot">Un mot, si un article manque</label>
  <textarea id="mot" name="mot" maxlength="${ORDER_MAX_LENGTH.confirmedNote}"></textarea>
  <button type="submit">Bien reçue</button>
</form>`

function stateOf({ state, confirmedAt, confirmedNote }: ShownOrder): Html | false {
  if (state === 'open') return false
  const sentence = {
    confirmed: `Commande confirmée${confirmedAt === null ? '' : ` le ${withFirstOfMonth(MOMENT.format(new Date(confirmedAt)))}`}. Merci.`,
    received: 'Commande livrée. Merci.',
    cancelled: 'Cette commande est annulée\u00a0: merci de ne pas la livrer.',
    later: 'Cette commande a été modifiée depuis\u00a0: ouvrez le lien du dernier message.',
  }[state]
  return html`<div class="state" role="status">
    <strong>${sentence}</strong>
    ${confirmedNote !== '' && html`<p class="note">« ${confirmedNote} »</p>`}
  </div>`
}

const MESSAGES = {
  unknown: {
    title: 'Ce lien n’ouvre aucune commande',
    sentence: 'Vérifiez qu’il est entier, ou répondez au message qui le contenait.',
  },
  expired: {
    title: 'Ce lien ne sert plus',
    sentence: 'Il a expiré un mois après la livraison. Répondez au message qui le contenait.',
  },
  tooMany: {
    title: 'Un instant, s’il vous plaît',
    sentence: 'Trop d’adresses inconnues ont été demandées d’ici. Réessayez dans une minute.',
  },
  failed: {
    title: 'La commande n’est pas disponible pour le moment',
    sentence: 'Réessayez dans un instant, ou répondez au message qui contenait ce lien.',
  },
  tooLong: {
    title: 'Ce mot est trop long',
    sentence: `Il peut avoir ${ORDER_MAX_LENGTH.confirmedNote} caractères au plus. Revenez en arrière et raccourcissez-le\u00a0: rien n’a été confirmé.`,
  },
} as const
export type PageMessage = keyof typeof MESSAGES

/** In the place of an order that cannot be shown. */
export function orderMessage(message: PageMessage, publicUrl: string): string {
  const { title, sentence } = MESSAGES[message]
  return document(
    title,
    publicUrl,
    html`<h1>${title}</h1>
      <p>${sentence}</p>`,
  )
}

function document(title: string, publicUrl: string, body: Html): string {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="Commande d’un restaurant à son fournisseur" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="${address(publicUrl, '/favicon.svg')}" type="image/svg+xml" />
        ${STYLE}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.markup
}
