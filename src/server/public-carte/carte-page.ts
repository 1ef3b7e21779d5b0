import type { PublicCarte } from '#contract/public-cartes.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import { address } from '../base-path.ts'
import { dishList, gammeSection, menuSection } from './dishes.ts'
import { document } from './document.ts'
import { THEME_FONTS } from './faces.ts'
import { allergensOn, dishesOf, type Filtered, filterCarte } from './filter.ts'
import { filterForm, filterResult } from './filter-form.ts'
import { html, type Html } from './html.ts'
import { linkPreview } from './link-preview.ts'
import { THEMES } from '#domain/cartes/themes/themes.ts'
import { PICTURE } from './picture/draw-carte.ts'
import { pictureFacts, pictureVersion } from './picture/picture-facts.ts'
import type { OpenCarte } from './read.queries.ts'
import { priceWords } from './words.ts'

/** From so many parts on, a telephone shows too few of them at a time. */
const PARTS_WORTH_LINKS = 3

/** A number that a telephone can call. */
const CALLED = /^\+?[0-9]{3,15}$/

/** Where a carte is read. */
type Place = { publicUrl: string; path: `/${string}` }

type Asked = {
  /** The dishes that hold these are left out. */
  without?: readonly Allergen[]
  /** Whether its owner, signed in, looks at it. */
  isOwners?: boolean
  /** Whether this server can draw its picture. */
  drawn?: boolean
}

/** The carte at a place, as it is asked for. */
export function cartePage(
  carte: OpenCarte,
  { publicUrl, path }: Place,
  { without = [], isOwners = false, drawn = false }: Asked = {},
): string {
  const { says, theme, logo } = carte
  const words = { title: says.nom, description: description(says) }
  const here = address(publicUrl, path)
  const service = isOwners ? address(publicUrl, '/cartes/service') : null
  const filtering = without.length > 0
  const shown = filtering ? filterCarte(says, without) : { ...says, unsure: [] }
  const body = html`<div${THEMES[theme].phone.capitals && html` class="capitals"`}>
${service !== null && html`<aside class="own"><a href="${service}">Service du jour : masquer un plat, dire combien il en reste</a></aside>`}
${heading(carte, logo && address(publicUrl, logoPath(path, logo)))}
<main>
${links([...shown.menus, ...shown.gammes])}
${filterForm(here, allergensOn(says), without)}
${filtering && filterResult(without, dishesOf(shown.gammes).length, dishesOf(says.gammes).length)}
${sections(shown, carte, service)}
${isEmpty(says) && html`<p class="note">La carte se prépare : revenez bientôt.</p>`}
${house(says)}
</main>
${
  says.footerLines.length > 0 &&
  html`<footer>${says.footerLines.map((line) => html`<p>${line}</p> `)}</footer>`
}
</div>`
  return document(
    {
      ...words,
      look: theme,
      publicUrl,
      font: THEME_FONTS[theme].names,
      indexed: carte.indexed && !filtering,
      preview: linkPreview({
        ...words,
        publicUrl,
        path,
        picture: drawn
          ? { ...PICTURE, path: `${path}/picture?v=${pictureVersion(pictureFacts(carte))}` }
          : logo && { ...logo, path: logoPath(path, logo) },
      }),
    },
    body,
  )
}

/** Another for each logo: what is at it never changes. */
function logoPath(path: Place['path'], { version }: NonNullable<OpenCarte['logo']>) {
  return `${path}/logo?v=${version}` as const
}

function heading({ says, logo }: OpenCarte, src: string | null): Html {
  return html`<header>
    ${logo && html`<img class="logo" src="${src}" width="${logo.width}" height="${logo.height}" alt="" /> `}
    <h1>${says.nom}</h1>
    ${says.heading !== '' && html`<p class="heading">${says.heading}</p>`}
  </header>`
}

/** When the house is open, and its telephone, which a tap calls. */
function house({ openingHours, phone }: PublicCarte): Html {
  if (openingHours === '' && phone === '') return html``
  const number = phone.replace(/[\s.()-]/g, '')
  return html`<address>
    ${openingHours !== '' && html`<p class="hours">${openingHours}</p>`}
    ${phone !== '' && html`<p>${CALLED.test(number) ? html`<a href="tel:${number}">${phone}</a>` : phone}</p>`}
  </address>`
}

/** Menus, then gammes, in one row that scrolls. */
function links(parts: readonly { nom: string }[]): Html {
  if (parts.length < PARTS_WORTH_LINKS) return html``
  return html`<nav aria-label="Les parties de la carte">
    ${parts.map(({ nom }, index) => html`<a href="#${placeOf(index)}">${nom}</a> `)}
  </nav>`
}

function sections(
  { menus, gammes, unsure }: Filtered,
  { says, showCurrency }: OpenCarte,
  service: string | null,
): Html {
  const prices = [...says.menus, ...dishesOf(says.gammes)].map(({ prixTtc }) => prixTtc ?? 0)
  const set = { priceOf: priceWords(prices, showCurrency), service }
  return html`${menus.map((menu, index) => menuSection(menu, placeOf(index), set.priceOf))}
  ${gammes.map((gamme, index) => gammeSection(gamme, placeOf(menus.length + index), set))}
  ${
    unsure.length > 0 &&
    html`<section>
      <h2>À vérifier avec nous</h2>
      <p class="note">
        Ces plats peuvent contenir des traces, ou leur composition n’est pas renseignée en entier :
        demandez-nous.
      </p>
      ${dishList(unsure, set)}
    </section>`
  }`
}

function placeOf(index: number): string {
  return `partie-${index + 1}`
}

function isEmpty({ menus, gammes }: PublicCarte): boolean {
  return menus.length === 0 && gammes.length === 0
}

function description({ nom, heading, gammes }: PublicCarte): string {
  const parts = gammes.map((gamme) => gamme.nom).join(', ')
  return [nom, heading, parts, 'Plats, prix et allergènes.'].filter((part) => part !== '').join(' – ')
}
