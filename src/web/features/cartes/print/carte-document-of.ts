import type { Carte } from '#contract/cartes.ts'
import { footerLines } from '#domain/cartes/footer-lines.ts'
import { meatOriginLine } from '#domain/cartes/meat-origins.ts'
import { dishFigures } from '#domain/pricing/gamme-figures.ts'
import { marginBand } from '#domain/pricing/margin-band.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import type { CarteDish, CarteDocument, CarteLook } from '../carte-document.ts'
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

/** The foot of a carte as the guest reads it: its lines with the rates really used, and where the meat comes from. */
export function footOf(carte: Carte): string[] {
  const dishes = dishesOf(carte)
  const meat = meatOriginLine(dishes)
  const lines = footerLines(
    carte.footerLines,
    dishes.map(({ tvaRate }) => tvaRate),
  )
  return meat === null ? lines : [...lines, meat]
}

/** What is composed of a carte: for the guest, or with what its owner wants to see. */
export function carteDocumentOf(carte: Carte, { thresholds, statistics }: OwnersView): CarteDocument {
  const { logo } = carte
  return {
    title: carte.nom,
    heading: carte.heading,
    logo: logo && { src: logoAddress(carte.id, logo), width: logo.width, height: logo.height },
    sections: carte.gammes
      .filter(({ recettes }) => recettes.length > 0)
      .map(({ nom, recettes }) => ({
        kind: 'gamme',
        name: nom,
        dishes: recettes.map((dish) => dishOf(dish, thresholds)),
      })),
    statistics,
    footerLines: footOf(carte),
  }
}

export function carteLookOf(carte: Carte, sparesInk: boolean): CarteLook {
  const { theme, pageFormat, showDescriptions, showLeaders, showCurrency, allergenNote } = carte
  return { theme, pageFormat, showDescriptions, showLeaders, showCurrency, allergenNote, sparesInk }
}

function dishOf(dish: Served, thresholds: MarginThresholds | null): CarteDish {
  const { marginPercent } = dishFigures(dish)
  return {
    name: dish.nomAffiche,
    description: dish.description,
    priceTtc: dish.prixTtcAffiche,
    allergens: dish.allergens,
    undeclared: dish.undeclaredLines > 0,
    ...(thresholds !== null &&
      marginPercent !== null && {
        margin: { percent: marginPercent, band: marginBand(marginPercent, thresholds) },
      }),
  }
}
