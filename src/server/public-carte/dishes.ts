import type { PublicCarte, PublicDish, PublicMenu } from '#contract/public-cartes.ts'
import { html, type Html } from './html.ts'
import { inSentence, leftWords } from './words.ts'

type PriceWords = (price: number) => string

/** How dishes are shown; `service` is the page where the owner hides them, null for guests. */
type Shown = { priceOf: PriceWords; service: string | null }

export function menuSection(
  { nom, description, prixTtc, courses }: PublicMenu,
  place: string,
  priceOf: PriceWords,
): Html {
  return html`<section class="menu" id="${place}">
    <h2>${nom}</h2>
    ${prixTtc !== null && html`<p class="price">${priceOf(prixTtc)}</p>`}
    ${description !== '' && html`<p class="description">${description}</p>`} ${courses.map(courseOf)}
  </section> `
}

/** A course without a dish, such as a coffee, has undeclared allergens. */
function courseOf({ nom, dishes }: PublicMenu['courses'][number]): Html {
  if (dishes.length === 0)
    return html`<h3>${nom}</h3>
      ${holds({ allergens: [], traces: [], allergensKnown: false })}`
  return html`<h3>${nom}</h3>
    <ul>
      ${dishes.map(
        (dish, index) =>
          html`<li>
            ${index > 0 && html`<p class="or">ou</p> `}
            <p class="name">${dish.nom}</p>
            ${holds(dish)}
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

function dishItem(dish: PublicDish, { priceOf, service }: Shown): Html {
  const { nom, description, prixTtc, remaining } = dish
  return html`<li>
    <p class="dish${prixTtc === null && ' unpriced'}">
      <span class="name">${nom}</span>${
        prixTtc !== null && html` <span class="price">${priceOf(prixTtc)}</span>`
      }
    </p>
    ${remaining !== null && html`<p class="left">${leftWords(remaining)}</p>`}
    ${description !== '' && html`<p class="description">${description}</p>`}${holds(dish)}
    ${service !== null && html`<p class="set"><a href="${service}?plat=${encodeURIComponent(nom)}" aria-label="Masquer, compter : ${nom}">Masquer, compter</a></p>`}
  </li> `
}

/** What is known of what a dish holds; nothing where it is known to hold none of the fourteen. */
function holds({
  allergens,
  traces,
  allergensKnown,
}: Omit<PublicDish, 'nom' | 'description' | 'prixTtc' | 'remaining'>): Html {
  const names = allergens.map(inSentence).join(', ')
  const unknown = 'composition non renseignée, demandez-nous'
  const sentences = [
    names !== '' && `${allergensKnown ? 'Contient' : 'Contient au moins'} : ${names}`,
    traces.length > 0 && `Traces possibles : ${traces.map(inSentence).join(', ')}`,
    !allergensKnown && (names === '' ? unknown.replace('c', 'C') : `Pour le reste, ${unknown}`),
  ].filter((sentence) => sentence !== false)
  return sentences.length === 0 ? html`` : html`<p class="holds">${sentences.join('. ')}</p>`
}
