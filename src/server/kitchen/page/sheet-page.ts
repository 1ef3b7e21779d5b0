import type { KitchenLine, KitchenSheet, KitchenState } from '#contract/kitchen-shapes.ts'
import { ENGLISH_ALLERGENS } from '#domain/allergens/allergen-names.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { address } from '../../base-path.ts'
import { html, type Html } from '../../public-carte/html.ts'
import { SHEET_PATH } from '../links.queries.ts'
import { amountOf, grossOf, quantityIn, type Taken } from './amounts.ts'
import { STYLE } from './stylesheet.ts'
import { type PageMessage, wordsOf } from './words.ts'

type Language = KitchenState['language']

/** What the page shows: a sheet and what it takes, none of it with a price. */
export type SharedSheet = {
  token: string
  publicUrl: string
  houseName: string
  language: Language
  method: WastageMethod
  /** The sheet itself first. */
  sheets: readonly [KitchenSheet, ...KitchenSheet[]]
  /** As it was typed; for what is no number of portions there is a sentence, and the sheet is as it is written. */
  portions: string | undefined
}

/** A sheet without prices, for its portions or others, with every preparation below it as it is written. */
export function sheetPage(shared: SharedSheet): string {
  const { token, publicUrl, houseName, language, method, sheets, portions } = shared
  const words = wordsOf(language)
  const [sheet, ...preparations] = sheets
  const wished = portions === undefined ? sheet.portions : Number(portions.replace(',', '.'))
  const isGood = wished > 0 && wished <= 100_000
  const shown = isGood ? wished : sheet.portions
  return document(
    { title: `${sheet.title} · ${houseName}`, publicUrl, language },
    html`<h1>${sheet.title}</h1>
      <p class="dimmed">${houseName}</p>
      <p class="paper">${quantityIn(language, shown, 'portion')}</p>
      ${allergens(sheet, language)}
      ${sheet.photo !== null && html`<img src="${address(publicUrl, `${SHEET_PATH}${token}/photo`)}" alt="" width="${sheet.photo.width}" height="${sheet.photo.height}" />`}
      <form method="get">
        <label
          >${words.portions}<input
            name="portions"
            inputmode="decimal"
            value="${String(shown).replace('.', language === 'fr' ? ',' : '.')}"
        /></label>
        <button type="submit">${words.show}</button>
      </form>
      ${!isGood && html`<p role="alert"><strong>${words.badPortions}</strong></p>`}
      ${body(sheet, { times: shown / sheet.portions, method, language })}
      ${preparations.map(
        (preparation) =>
          html`<h2>${preparation.title}</h2>
            <p class="dimmed">${words.written(quantityIn(language, preparation.portions, 'portion'))}</p>
            ${body(preparation, { times: 1, method, language })}`,
      )}`,
  )
}

function allergens({ allergens: all, traces, undeclaredLines }: KitchenSheet, language: Language): Html {
  const words = wordsOf(language)
  const names = (list: readonly Allergen[]) =>
    list.map((allergen) => (language === 'en' ? ENGLISH_ALLERGENS[allergen] : allergen)).join(', ')
  return html`<div class="allergens">
    <strong>${words.allergens}</strong> ${all.length > 0 ? names(all) : words.none}
    ${traces.length > 0 && html`<br /><strong>${words.traces}</strong> ${names(traces)}`}
    ${undeclaredLines > 0 && html`<br />${words.undeclared}`}
  </div>`
}

function body(sheet: KitchenSheet, taken: Taken): Html {
  const { times, language } = taken
  const words = wordsOf(language)
  const { lines, steps, equipment, storage, notes, description, method } = sheet
  return html`${description !== '' && html`<p class="note">${description}</p>`}
  ${
    lines.length > 0 &&
    html`<table aria-label="${words.amounts}">
      <tbody>
        ${lines.map((line) => row(line, taken))}
      </tbody>
    </table>`
  }
  ${equipment.length > 0 && html`<p><strong>${words.equipment}</strong> ${equipment.join(', ')}</p>`}
  ${times !== 1 && steps.length > 0 && html`<p class="dimmed">${words.writtenText(quantityIn(language, sheet.portions, 'portion'))}</p>`}
  ${
    steps.length > 0 &&
    html`<ol aria-label="${words.steps}">
      ${steps.map(({ text }) => html`<li>${text}</li>`)}
    </ol>`
  }
  ${method !== '' && html`<p class="note">${method}</p>`}
  ${storage !== '' && html`<p><strong>${words.storage}</strong> ${storage}</p>`}
  ${notes !== '' && html`<p class="note"><strong>${words.notes}</strong> ${notes}</p>`}`
}

function row(line: KitchenLine, taken: Taken): Html {
  const words = wordsOf(taken.language)
  const gross = grossOf(line, taken)
  const { name, note } = line
  return html`<tr>
    <td>${amountOf(line, taken)}</td>
    <td>
      ${name === '' && note === '' ? words.gone : name}${note !== '' && html`${name !== '' && html`<br />`}<span class="dimmed">${note}</span>`}
      ${gross !== null && html`<span class="dimmed gross">${words.gross(gross)}</span>`}
    </td>
  </tr>`
}

/** In the place of a sheet that cannot be shown. */
export function sheetMessage(message: PageMessage, publicUrl: string): string {
  const language = 'fr'
  const [title, sentence] = wordsOf(language)[message]
  return document(
    { title, publicUrl, language },
    html`<h1>${title}</h1>
      <p>${sentence}</p>`,
  )
}

type Head = { title: string; publicUrl: string; language: Language }

function document({ title, publicUrl, language }: Head, content: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <link rel="icon" href="${address(publicUrl, '/favicon.svg')}" type="image/svg+xml" />
        ${STYLE}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `.markup
}
