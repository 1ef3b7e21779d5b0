import type { PublicCarte } from '#contract/public-cartes.ts'
import { languagesOf, type TextLanguage } from '#domain/cartes/languages.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import { address } from '../base-path.ts'
import { dishList, gammeSection, menuSection } from './dishes.ts'
import { document } from './document.ts'
import { LOOK_FONTS } from './faces.ts'
import { allergensOn, dishesOf, type Filtered, filterCarte } from './filter.ts'
import { filterForm, filterResult } from './filter-form.ts'
import { html, type Html } from './html.ts'
import { linkPreview } from './link-preview.ts'
import { priceWords } from '#domain/cartes/words/prices.ts'
import { WORDS } from '#domain/cartes/words/words.ts'
import { THEMES } from '#domain/cartes/themes/themes.ts'
import { PICTURE } from './picture/draw-carte.ts'
import { pictureFacts, pictureVersion } from './picture/picture-facts.ts'
import type { OpenCarte } from './read.queries.ts'
import { inLanguage, offeredLanguages } from './in-language.ts'
import { addressesOf } from './addresses.ts'
import { alternates, languageLinks } from './language-links.ts'

/** From so many parts on, a telephone shows too few of them at a time. */
const PARTS_WORTH_LINKS = 3

/** A number that a telephone can call. */
const CALLED = /^\+?[0-9]{3,15}$/

/** Where a carte is read. */
type Place = { publicUrl: string; path: `/${string}` }

type PageOptions = {
  /** The dishes that hold these are left out. */
  without?: readonly Allergen[]
  /** Whether its owner, signed in, looks at it. */
  isOwners?: boolean
  /** Whether this server can draw its picture. */
  drawn?: boolean
  /** What it is to be read in, where that is offered; the owner looks at one that is not yet, too. */
  lang?: TextLanguage | undefined
}

/** The carte at a place, as it is asked for. */
export function cartePage(
  carte: OpenCarte,
  { publicUrl, path }: Place,
  { without = [], isOwners = false, drawn = false, lang }: PageOptions = {},
): string {
  const { texts, theme, logo } = carte
  const offered = offeredLanguages(texts)
  const readable = isOwners ? [...new Set([...offered, ...languagesOf(texts.languages)])] : offered
  const language = readable.find((one) => one === lang) ?? offered[0]
  const isOffered = offered.includes(language)
  const says = inLanguage(texts, language)
  const inFrench = language !== 'fr' && html` lang="fr"`
  const frenchLines = inLanguage(texts, 'fr').footerLines
  const words = { title: says.nom, description: description(says) }
  const here = addressesOf(address(publicUrl, path), language, offered)
  const service = isOwners ? address(publicUrl, '/cartes/service') : null
  const filtering = without.length > 0
  const shown = filtering ? filterCarte(says, without) : { ...says, unsure: [] }
  const body = html`<div${THEMES[theme].phone.capitals && html` class="capitals"`}>
${service !== null && html`<aside class="own" lang="fr"><a href="${service}">Service du jour : masquer un plat, dire combien il en reste</a> Vous seul voyez ceci.</aside>`}
${!isOffered && PREVIEW}
${languageLinks(here, readable, without)}
${heading(says, logo, logo && address(publicUrl, logoPath(path, logo)))}
<main>
${links([...shown.menus, ...shown.gammes], WORDS[language].page.parts)}
${filterForm(here, allergensOn(says), without)}
${filtering && filterResult(without, { sure: dishesOf(shown.gammes).length, all: dishesOf(says.gammes).length, language })}
${sections(shown, { says, showCurrency: carte.showCurrency, service })}
${isEmpty(says) && html`<p class="note">${WORDS[language].page.empty}</p>`}
${house(says, says.openingHours === texts.openingHours && inFrench)}
</main>
${
  says.footerLines.length > 0 &&
  html`<footer>
    ${says.footerLines.map((line) => html`<p${frenchLines.includes(line) && inFrench}>${line}</p> `)}
  </footer>`
}
</div>`
  return document(
    {
      ...words,
      language,
      look: theme,
      alternates: alternates(here, offered, publicUrl),
      publicUrl,
      font: LOOK_FONTS[theme].names,
      indexed: carte.indexed && !filtering && isOffered,
      preview: linkPreview({
        ...words,
        publicUrl,
        path,
        url: new URL(here.of(language), publicUrl).href,
        language,
        picture: drawn
          ? { ...PICTURE, path: `${path}/picture?v=${pictureVersion(pictureFacts(carte))}` }
          : logo && { ...logo, path: logoPath(path, logo) },
      }),
    },
    body,
  )
}

/** To the owner, above a language that guests are not offered yet. */
const PREVIEW = html`<aside class="own" lang="fr">
  Aperçu pour vous seul : il manque des noms anglais, qui sont ici en français. Vos clients ne voient pas
  encore cette page.
</aside>`

/** Another for each logo: what is at it never changes. */
function logoPath(path: Place['path'], { version }: NonNullable<OpenCarte['logo']>) {
  return `${path}/logo?v=${version}` as const
}

function heading(says: PublicCarte, logo: OpenCarte['logo'], src: string | null): Html {
  return html`<header>
    ${logo && html`<img class="logo" src="${src}" width="${logo.width}" height="${logo.height}" alt="" /> `}
    <h1>${says.nom}</h1>
    ${says.heading !== '' && html`<p class="heading">${says.heading}</p>`}
  </header>`
}

/** When the house is open, and its telephone, which a tap calls. */
function house({ openingHours, phone }: PublicCarte, lang: Html | false): Html {
  if (openingHours === '' && phone === '') return html``
  const number = phone.replace(/[\s.()-]/g, '')
  return html`<address>
    ${openingHours !== '' && html`<p class="hours" ${lang}>${openingHours}</p>`}
    ${phone !== '' && html`<p>${CALLED.test(number) ? html`<a href="tel:${number}">${phone}</a>` : phone}</p>`}
  </address>`
}

/** Menus, then gammes, in one row that scrolls. */
function links(parts: readonly { nom: string }[], label: string): Html {
  if (parts.length < PARTS_WORTH_LINKS) return html``
  return html`<nav aria-label="${label}">
    ${parts.map(({ nom }, index) => html`<a href="#${placeOf(index)}">${nom}</a> `)}
  </nav>`
}

function sections(
  { menus, gammes, unsure }: Filtered,
  { says, showCurrency, service }: { says: PublicCarte; showCurrency: boolean; service: string | null },
): Html {
  const { language } = says
  const { page } = WORDS[language]
  const prices = [...says.menus, ...dishesOf(says.gammes)].map(({ prixTtc }) => prixTtc ?? 0)
  const set = { priceOf: priceWords(prices, { showCurrency, language }), service, language }
  return html`${menus.map((menu, index) => menuSection(menu, placeOf(index), set))}
  ${gammes.map((gamme, index) => gammeSection(gamme, placeOf(menus.length + index), set))}
  ${
    unsure.length > 0 &&
    html`<section>
      <h2>${page.toCheck}</h2>
      <p class="note">${page.toCheckWhy}</p>
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

function description({ nom, heading, gammes, language }: PublicCarte): string {
  const parts = gammes.map((gamme) => gamme.nom).join(', ')
  return [nom, heading, parts, WORDS[language].page.about].filter((part) => part !== '').join(' – ')
}
