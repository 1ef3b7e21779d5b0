import type { Carte, CarteMenuDish } from '#contract/cartes.ts'
import { footerLines } from '#domain/cartes/footer-lines.ts'
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
import { logoAddress } from '../logo/logo-address.ts'

/** What the owner has chosen to see, and to print, beside the carte. */
export interface OwnersView {
  /** Null while margins are hidden. */
  thresholds: MarginThresholds | null
  statistics: CarteDocument['statistics']
}

/** What a guest sees. */
export const GUESTS_VIEW: OwnersView = { thresholds: null, statistics: [] }

type Served = Carte['gammes'][number]['recettes'][number]

/** Every dish of a carte, in its order. */
export function dishesOf(carte: Carte): Served[] {
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
export function namedOn(carte: Carte) {
  const onMenus = carte.menus.flatMap(({ choices }) => choices.flatMap(({ dishes }) => dishes))
  return [...dishesOf(carte), ...onMenus]
}

/** The rates that are in the prices of a carte. */
export function ratesOf(carte: Carte): VatRate[] {
  return namedOn(carte).map(({ tvaRate }) => tvaRate)
}

/** The foot of a carte as the guest reads it: its lines with the rates really used, and where the meat comes from. */
export function footOf(carte: Carte): string[] {
  const meat = meatOriginLine(namedOn(carte))
  const lines = footerLines(carte.footerLines, ratesOf(carte))
  return meat === null ? lines : [...lines, meat]
}

/**
 * What is composed of a carte: for the guest, or with what its owner wants to see.
 * @param addressOf where its logo is read, by the id of the carte
 */
export function carteDocumentOf(
  carte: Carte,
  { thresholds, statistics }: OwnersView,
  addressOf = logoAddress,
): CarteDocument {
  const { logo } = carte
  return {
    title: carte.nom,
    heading: carte.heading,
    logo: logo && { src: addressOf(carte.id, logo), width: logo.width, height: logo.height },
    sections: [...menuSections(carte, thresholds), ...gammeSections(carte, thresholds)],
    statistics,
    footerLines: footOf(carte),
  }
}

function gammeSections({ gammes }: Carte, thresholds: MarginThresholds | null): CarteSection[] {
  return gammes
    .filter(({ recettes }) => recettes.length > 0)
    .map(({ nom, recettes }) => ({
      kind: 'gamme',
      name: nom,
      dishes: recettes.map((dish) => dishOf(dish, thresholds)),
    }))
}

/** What a guest can take; a course without a dish, and a menu without a course, is not there yet. */
function menuSections({ menus }: Carte, thresholds: MarginThresholds | null): CarteSection[] {
  return menus.flatMap(({ nom, description, prixTtc, choices }) => {
    const courses = choices
      .filter(({ dishes }) => dishes.length > 0)
      .map((choice) => ({ name: choice.nom, dishes: choice.dishes.map(namedDishOf) }))
    return courses.length === 0
      ? []
      : [
          {
            kind: 'menu',
            name: nom,
            description,
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
  return { margin: { percent: margin.percent, standing: unsure || marginBand(margin.percent, thresholds) } }
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
  const told = new Set(dishesOf(carte).map(({ ficheId }) => ficheId))
  const further = carte.menus.flatMap(({ nom, choices }): CarteSection[] => {
    const dishes = choices.flatMap((choice) => choice.dishes).filter(({ ficheId }) => !told.has(ficheId))
    for (const { ficheId } of dishes) told.add(ficheId)
    return dishes.length === 0 ? [] : [{ kind: 'gamme', name: nom, dishes: dishes.map(aloneInTable) }]
  })
  return { ...document, sections: [...document.sections, ...further] }
}

export function carteLookOf(carte: Carte, sparesInk: boolean): CarteLook {
  const { theme, pageFormat, showDescriptions, showLeaders, showCurrency, allergenNote, coverPage } = carte
  return {
    theme,
    pageFormat,
    showDescriptions,
    showLeaders,
    showCurrency,
    allergenNote,
    coverPage,
    sparesInk,
  }
}

function dishOf(dish: Served, thresholds: MarginThresholds | null): CarteDish {
  const { marginPercent, provisional, doubtful } = dishFigures(dish)
  const unsure = provisional ? 'incomplete' : doubtful && 'doubtful'
  return {
    name: dish.nomAffiche,
    sheetId: dish.ficheId,
    description: dish.description,
    priceTtc: dish.prixTtcAffiche || null,
    allergens: dish.allergens,
    traces: dish.traces,
    undeclared: dish.undeclaredLines > 0,
    ...(thresholds !== null &&
      marginPercent !== null && {
        margin: { percent: marginPercent, standing: unsure || marginBand(marginPercent, thresholds) },
      }),
  }
}

/** A menu has the price, so in the table its dishes have none. */
function aloneInTable(dish: CarteMenuDish): CarteDish {
  return { ...namedDishOf(dish), description: '', priceTtc: null }
}

function namedDishOf({ nom, ficheId, allergens, traces, undeclaredLines }: CarteMenuDish): NamedDish {
  return { name: nom, sheetId: ficheId, allergens, traces, undeclared: undeclaredLines > 0 }
}
