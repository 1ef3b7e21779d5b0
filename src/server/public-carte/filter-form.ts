import { allergenSlug } from '#domain/allergens/allergen-slug.ts'
import { ALLERGENS, type Allergen } from '#domain/allergens/allergen.ts'
import { html, type Html } from './html.ts'
import { inSentence, withoutWords } from './words.ts'

/** What an address says is left out: '?sans=gluten&sans=lait'. */
export const FILTER_NAME = 'sans'

/** Where the page opens once it is filtered: on a telephone the questions fill the screen. */
const RESULT = 'resultat'

/** Asks by allergens that occur, and by those that are being left out though they occur no more. */
export function filterForm(here: string, present: readonly Allergen[], without: readonly Allergen[]): Html {
  const asked = ALLERGENS.filter((allergen) => present.includes(allergen) || without.includes(allergen))
  if (asked.length === 0) return html``
  const active = without.length > 0
  return html`<details class="filter" ${active && html` open`}>
    <summary>Allergies et intolérances</summary>
    <form action="${here}#${RESULT}" method="get">
      <fieldset>
        <legend>Ne montrer que les plats</legend>
        <div class="choices">
          ${asked.map(
            (allergen) =>
              html`<label
                ><input
                  type="checkbox"
                  name="${FILTER_NAME}"
                  value="${allergenSlug(allergen)}"
                  ${without.includes(allergen) && html` checked`}
                />Sans ${inSentence(allergen)}</label
              > `,
          )}
        </div>
      </fieldset>
      <div class="actions">
        <button type="submit">Filtrer</button>${active && html`<a href="${here}">Tout afficher</a>`}
      </div>
    </form>
  </details> `
}

/** What was found, in words; and that a kitchen is no laboratory. */
export function filterResult(without: readonly Allergen[], sure: number, all: number): Html {
  const found =
    sure === 0
      ? `Aucun plat de la carte n’est assurément ${withoutWords(without)}.`
      : `${sure} ${sure === 1 ? 'plat' : 'plats'} sur ${all} ${withoutWords(without)}.`
  return html`<div class="result" role="status" id="${RESULT}">
    <p><strong>${found}</strong></p>
    <p>Des traces restent possibles : en cas d’allergie, prévenez-nous.</p>
  </div> `
}
