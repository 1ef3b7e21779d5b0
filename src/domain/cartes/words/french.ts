import type { CarteWords } from './carte-words.ts'

const NBSP = '\u00a0'

export const french: CarteWords = {
  locale: 'fr-FR',
  allergen: (allergen) => allergen,
  or: 'ou',
  continued: (gamme) => `${gamme} (suite)`,
  traces: 'traces possibles',
  undeclared: 'allergènes non renseignés',
  meat: 'Origine des viandes',
  species: (species) => species,
  origin: (origin) => origin,
  colon: `${NBSP}: `,
  semicolon: `${NBSP}; `,
  table: {
    title: 'Allergènes par plat',
    subtitle: 'les 14 allergènes à déclaration obligatoire',
    dish: 'Plat',
    contains: 'contient',
    traces: 'traces possibles',
    undeclared: 'non renseigné',
    legend: '• contient',
    legendTraces: 'T traces possibles',
    legendUndeclared: `? non renseigné${NBSP}: un produit du plat n’est pas déclaré`,
    empty: 'Aucun plat sur cette carte.',
  },
  page: {
    about: 'Plats, prix et allergènes.',
    empty: `La carte se prépare${NBSP}: revenez bientôt.`,
    parts: 'Les parties de la carte',
    languages: 'Langues de la carte',
    toCheck: 'À vérifier avec nous',
    toCheckWhy: `Ces plats peuvent contenir des traces, ou leurs allergènes ne sont pas tous déclarés${NBSP}: demandez-nous.`,
    left: (remaining) => `Plus que${NBSP}${remaining}`,
    soldOut: 'Épuisé',
    contains: (allergens) => `Contient${NBSP}: ${allergens}`,
    containsAtLeast: (allergens) => `Contient au moins${NBSP}: ${allergens}`,
    possibleTraces: (allergens) => `Traces possibles${NBSP}: ${allergens}`,
    unknown: `Allergènes${NBSP}: demandez-nous`,
    restUnknown: `Autres allergènes${NBSP}: demandez-nous`,
    filter: 'Allergies et intolérances',
    filterLegend: 'Ne montrer que les plats',
    without: (allergen) => `Sans ${allergen}`,
    apply: 'Filtrer',
    showAll: 'Tout afficher',
    withoutAll: (allergens) => `sans ${listed(allergens, ' ni ')}`,
    found: (sure, all, without) => `${sure} ${sure === 1 ? 'plat' : 'plats'} sur ${all} ${without}.`,
    noneFound: (without) => `Aucun plat de la carte n’est assurément ${without}.`,
    tracesRemain: `Des traces restent possibles${NBSP}: en cas d’allergie, prévenez-nous.`,
  },
}

/** 'gluten, lait ni soja'. */
export function listed(texts: readonly string[], last: string): string {
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter((text) => text !== '').join(last)
}
