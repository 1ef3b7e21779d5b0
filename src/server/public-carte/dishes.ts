import type { PublicCarte, PublicDish, PublicMenu } from '#contract/public-cartes.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import type { TextLanguage } from '#domain/cartes/languages.ts'
import { WORDS } from '#domain/cartes/words/words.ts'
import { html, type Html } from './html.ts'
import { inSentence, leftWords } from './words.ts'

type PriceWords = (price: number) => string

/** How dishes are shown; `service` is the page where the owner hides them, null for guests. */
type Shown = { priceOf: PriceWords; service: string | null; language: TextLanguage }

export function menuSection(
  { nom, description, prixTtc, courses }: PublicMenu,
  place: string,
  { priceOf, language }: Shown,
): Html {
  return html`<section class="menu" id="${place}">
    <h2>${nom}</h2>
    ${prixTtc !== null && html`<p class="price">${priceOf(prixTtc)}</p>`}
    ${description !== '' && html`<p class="description">${description}</p>`}
    ${courses.map((course) => courseOf(course, language))}
  </section> `
}

/** A course without a dish, such as a coffee, has undeclared allergens. */
function courseOf({ nom, dishes }: PublicMenu['courses'][number], language: TextLanguage): Html {
  if (dishes.length === 0)
    return html`<h3>${nom}</h3>
      ${holds({ allergens: [], traces: [], allergensKnown: false }, language)}`
  return html`<h3>${nom}</h3>
    <ul>
      ${dishes.map(
        (dish, index) =>
          html`<li>
            ${index > 0 && html`<p class="or">${WORDS[language].or}</p> `}
            <p class="name">${dish.nom}</p>
            ${left(dish, language)}${holds(dish, language)}
          </li> `,
      )}
    </ul> `
}

export function gammeSection(
  { nom, dishes }: PublicCarte['gammes'][number],
  place: string,
  set: Shown,
): Html {
  return html`<section id="${place}">
    <h2>${nom}</h2>
    ${dishList(dishes, set)}
  </section> `
}

export function dishList(dishes: readonly PublicDish[], set: Shown): Html {
  return html`<ul class="dishes">
    ${dishes.map((dish) => dishItem(dish, set))}
  </ul> `
}

function dishItem(dish: PublicDish, { priceOf, service, language }: Shown): Html {
  const { nom, description, prixTtc } = dish
  return html`<li>
    <p class="dish${prixTtc === null && ' unpriced'}">
      <span class="name">${nom}</span>${
        prixTtc !== null && html` <span class="price">${priceOf(prixTtc)}</span>`
      }
    </p>
    ${left(dish, language)}
    ${description !== '' && html`<p class="description">${description}</p>`}${holds(dish, language)}
    ${service !== null && html`<p class="set" lang="fr"><a href="${service}?plat=${encodeURIComponent(nom)}" aria-label="Masquer, compter : ${nom}">Masquer, compter</a></p>`}
  </li> `
}

/** How many portions of a dish are left; nothing while there are enough. */
function left({ remaining }: Pick<PublicDish, 'remaining'>, language: TextLanguage): Html {
  return remaining === null ? html`` : html`<p class="left">${leftWords(remaining, language)}</p>`
}

/** What is known of what a dish holds; nothing where it is known to hold none of the fourteen. */
function holds(
  { allergens, traces, allergensKnown }: Pick<PublicDish, 'allergens' | 'traces' | 'allergensKnown'>,
  language: TextLanguage,
): Html {
  const { page } = WORDS[language]
  const listed = (named: readonly Allergen[]) =>
    named.map((allergen) => inSentence(allergen, language)).join(', ')
  const names = listed(allergens)
  const sentences = [
    names !== '' && (allergensKnown ? page.contains(names) : page.containsAtLeast(names)),
    traces.length > 0 && page.possibleTraces(listed(traces)),
    !allergensKnown && (names === '' ? page.unknown : page.restUnknown),
  ].filter((sentence) => sentence !== false)
  return sentences.length === 0 ? html`` : html`<p class="holds">${sentences.join('. ')}</p>`
}
