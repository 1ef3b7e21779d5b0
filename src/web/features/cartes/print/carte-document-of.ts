import type { Carte, CarteMenuDish } from '#contract/cartes.ts'
import { footerLines } from '#domain/cartes/footer-lines.ts'
import { languagesOf } from '#domain/cartes/languages.ts'
import type { CarteLanguages } from '#domain/cartes/languages.ts'
import { meatOriginLine } from '#domain/cartes/meat-origins.ts'
import { menuFigures } from '#domain/menus/menu-figures.ts'
import { type OfferedSheet, pricedChoices } from '#domain/menus/priced-choices.ts'
import { dishFigures } from '#domain/pricing/gamme-figures.ts'
import { marginBand } from '#domain/pricing/margin-band.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'
import type {
  CarteDish,
  CarteDocument,
  CarteLook,
  CarteSection,
  NamedDish,
  PrintedMargin,
} from '../carte-document.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { logoAddress } from '../logo/logo-address.ts'
import { described, named } from './texts-in.ts'

/** What the owner has chosen to see, and to print, beside the carte. */
export interface OwnersView {
  /** Null while margins are hidden. */
  thresholds: MarginThresholds | null
  statistics: CarteDocument['statistics']
  /** What its figures are written in. */
  figures?: Language
}

/** What a guest sees. */
export const GUESTS_VIEW: OwnersView = { thresholds: null, statistics: [] }

type Served = Carte['gammes'][number]['recettes'][number]

/** Every dish of a carte, in its order. */
export function dishesOf(carte: Pick<Carte, 'gammes'>): Served[] {
  return carte.gammes.flatMap(({ recettes }) => recettes)
}

/** A carte without the dishes that are not printed. */
export function printedCarte(carte: Carte): Carte {
  return {
    ...carte,
    gammes: carte.gammes.map((gamme) => ({
      ...gamme,
      recettes: gamme.recettes.filter(({ offPrint = false }) => !offPrint),
    })),
  }
}

/** Every dish that a carte names, alone or on a menu. */
export function namedOn(carte: Pick<Carte, 'gammes' | 'menus'>) {
  const onMenus = carte.menus.flatMap(({ choices }) => choices.flatMap(({ dishes }) => dishes))
  return [...dishesOf(carte), ...onMenus]
}

/** The rates that are in the prices of a carte. */
export function ratesOf(carte: Carte): VatRate[] {
  return namedOn(carte).map(({ tvaRate }) => tvaRate)
}

/**
 * The foot of a carte as the guest reads it in the first of some languages: its lines with the rates really used, and where the meat comes
 * from.
 */
export function footOf(carte: Carte, languages: CarteLanguages = 'fr'): string[] {
  const [first] = languagesOf(languages)
  const meat = meatOriginLine(namedOn(carte), languages)
  const lines = footerLines(carte, ratesOf(carte), first)
  return meat === null ? lines : [...lines, meat]
}

/**
 * What is composed of a carte: for the guest, or with what its owner wants to see.
 * @param addressOf where its logo is read, by the id of the carte
 */
export function carteDocumentOf(
  carte: Carte,
  { thresholds, statistics, figures }: OwnersView,
  addressOf = logoAddress,
): CarteDocument {
  const { logo, languages } = carte
  const [, second] = languagesOf(languages)
  const { name, secondName } = named(languages, carte.nom, carte.nomEn)
  const { description, secondDescription } = described(languages, carte.heading, carte.headingEn)
  return {
    languages,
    figures,
    title: name,
    secondTitle: secondName,
    heading: description,
    secondHeading: secondDescription,
    logo: logo && { src: addressOf(carte.id, logo), width: logo.width, height: logo.height },
    sections: [...menuSections(carte, thresholds), ...gammeSections(carte, thresholds)],
    statistics,
    footerLines: footOf(carte, languages),
    secondFooterLines: second && footerLines(carte, ratesOf(carte), second),
  }
}

function gammeSections({ gammes, languages }: Carte, thresholds: MarginThresholds | null): CarteSection[] {
  return gammes
    .filter(({ recettes }) => recettes.length > 0)
    .map(({ nom, nomEn, recettes }) => ({
      kind: 'gamme',
      ...named(languages, nom, nomEn),
      dishes: recettes.map((dish) => dishOf(dish, languages, thresholds)),
    }))
}

/** What a guest can take; a course without a dish, and a menu without a course, is not there yet. */
function menuSections({ menus, languages }: Carte, thresholds: MarginThresholds | null): CarteSection[] {
  return menus.flatMap((menu) => {
    const { prixTtc, choices } = menu
    const courses = choices
      .filter(({ dishes }) => dishes.length > 0)
      .map(({ nom, nomEn, dishes }) => ({
        ...named(languages, nom, nomEn),
        dishes: dishes.map((dish) => namedDishOf(dish, languages)),
      }))
    return courses.length === 0
      ? []
      : [
          {
            kind: 'menu',
            ...named(languages, menu.nom, menu.nomEn),
            ...described(languages, menu.description, menu.descriptionEn),
            price: prixTtc || null,
            courses,
            ...(thresholds !== null && marginOfMenu({ prixTtc, choices }, thresholds)),
          },
        ]
  })
}

/** Of the price and the mean cost of the dishes of each course; nothing where one of them is not known. */
function marginOfMenu(
  { prixTtc, choices }: Pick<Carte['menus'][number], 'prixTtc' | 'choices'>,
  thresholds: MarginThresholds,
): { margin: PrintedMargin } | undefined {
  const dishes = choices.map((choice) => choice.dishes.map(offeredSheet))
  const whole = dishes.map((course) => ({ dishes: course.filter((dish) => dish !== null) }))
  if (dishes.some((course) => course.includes(null))) return undefined
  const { cost, margin } = menuFigures(prixTtc, pricedChoices(whole))
  if (margin === null) return undefined
  const unsure = cost.incomplete ? 'incomplete' : cost.doubtful && 'doubtful'
  return { margin: { ...margin, standing: unsure || marginBand(margin.percent, thresholds) } }
}

/** Null of a version that was kept before the costs of menus were. */
function offeredSheet({ ficheId, tvaRate, ...facts }: CarteMenuDish): OfferedSheet | null {
  const { portions, coutMatiere, uncostedLines, sellingPriceHt, prixTtcAffiche, doubt } = facts
  if (portions === undefined || coutMatiere === undefined || uncostedLines === undefined) return null
  if (sellingPriceHt === undefined || prixTtcAffiche === undefined || doubt === undefined) return null
  return { ficheId, tvaRate, portions, coutMatiere, uncostedLines, sellingPriceHt, prixTtcAffiche, doubt }
}

/**
 * The rows of the table of allergens: every dish of the gammes, and those that are only on menus, which a guest
 * has the same right to ask about.
 */
export function allergenDocumentOf(carte: Carte): CarteDocument {
  const document = carteDocumentOf(carte, GUESTS_VIEW)
  const listed = new Set(dishesOf(carte).map(({ ficheId }) => ficheId))
  const further = carte.menus.flatMap(({ nom, nomEn, choices }): CarteSection[] => {
    const dishes = choices.flatMap((choice) => choice.dishes).filter(({ ficheId }) => !listed.has(ficheId))
    for (const { ficheId } of dishes) listed.add(ficheId)
    if (dishes.length === 0) return []
    const { languages } = carte
    const alone = dishes.map((dish) => aloneInTable(dish, languages))
    return [{ kind: 'gamme', ...named(languages, nom, nomEn), dishes: alone }]
  })
  return { ...document, sections: [...document.sections, ...further] }
}

export function carteLookOf(carte: Carte, sparesInk: boolean): CarteLook {
  const { theme, pageFormat, showDescriptions, showLeaders, showCurrency } = carte
  const { allergenNote, coverPage, fitPages } = carte
  const shown = { showDescriptions, showLeaders, showCurrency, allergenNote }
  return { theme, pageFormat, ...shown, coverPage, fitPages, sparesInk }
}

function dishOf(dish: Served, languages: CarteLanguages, thresholds: MarginThresholds | null): CarteDish {
  const { margin, provisional, doubtful } = dishFigures(dish)
  const unsure = provisional ? 'incomplete' : doubtful && 'doubtful'
  return {
    ...named(languages, dish.nomAffiche, dish.nomAfficheEn),
    ...described(languages, dish.description, dish.descriptionEn),
    sheetId: dish.ficheId,
    priceTtc: dish.prixTtcAffiche || null,
    allergens: dish.allergens,
    traces: dish.traces,
    undeclared: dish.undeclaredLines > 0,
    ...(thresholds !== null &&
      margin !== null && {
        margin: { ...margin, standing: unsure || marginBand(margin.percent, thresholds) },
      }),
  }
}

/** A menu has the price, so in the table its dishes have none. */
function aloneInTable(dish: CarteMenuDish, languages: CarteLanguages): CarteDish {
  return { ...namedDishOf(dish, languages), description: '', priceTtc: null }
}

function namedDishOf(
  { nom, nomEn, ficheId, allergens, traces, undeclaredLines }: CarteMenuDish,
  languages: CarteLanguages,
): NamedDish {
  const texts = named(languages, nom, nomEn)
  return { ...texts, sheetId: ficheId, allergens, traces, undeclared: undeclaredLines > 0 }
}
