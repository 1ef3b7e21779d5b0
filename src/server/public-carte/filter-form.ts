import { allergenSlug } from '#domain/allergens/allergen-slug.ts'
import { ALLERGENS, type Allergen } from '#domain/allergens/allergen.ts'
import type { TextLanguage } from '#domain/cartes/languages.ts'
import { WORDS } from '#domain/cartes/words/words.ts'
import { type Addresses, FILTER_NAME, LANGUAGE_NAME } from './addresses.ts'
import { html, type Html } from './html.ts'
import { inSentence, withoutWords } from './words.ts'

/** Where the page opens once it is filtered: on a telephone the questions fill the screen. */
const RESULT = 'resultat'

/** Asks by allergens that occur, and by those that are being left out though they occur no more. */
export function filterForm(
  here: Addresses,
  present: readonly Allergen[],
  without: readonly Allergen[],
): Html {
  const options = ALLERGENS.filter((allergen) => present.includes(allergen) || without.includes(allergen))
  if (options.length === 0) return html``
  const active = without.length > 0
  const { language, plain, isFirst } = here
  const { page } = WORDS[language]
  return html`<details class="filter" ${active && html` open`}>
    <summary>${page.filter}</summary>
    <form action="${plain}#${RESULT}" method="get">
      ${!isFirst && html`<input type="hidden" name="${LANGUAGE_NAME}" value="${language}" />`}
      <fieldset>
        <legend>${page.filterLegend}</legend>
        <div class="choices">
          ${options.map(
            (allergen) =>
              html`<label
                ><input
                  type="checkbox"
                  name="${FILTER_NAME}"
                  value="${allergenSlug(allergen)}"
                  ${without.includes(allergen) && html` checked`}
                />${page.without(inSentence(allergen, language))}</label
              > `,
          )}
        </div>
      </fieldset>
      <div class="actions">
        <button type="submit">${page.apply}</button
        >${active && html`<a href="${here.of(language)}">${page.showAll}</a>`}
      </div>
    </form>
  </details> `
}

/** What was found, in words; and that a kitchen is no laboratory. */
export function filterResult(
  without: readonly Allergen[],
  { sure, all, language }: { sure: number; all: number; language: TextLanguage },
): Html {
  const { page } = WORDS[language]
  const words = withoutWords(without, language)
  const found = sure === 0 ? page.noneFound(words) : page.found(sure, all, words)
  return html`<div class="result" role="status" id="${RESULT}">
    <p><strong>${found}</strong></p>
    <p>${page.tracesRemain}</p>
  </div> `
}
