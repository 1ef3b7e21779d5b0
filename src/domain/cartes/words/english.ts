import { ENGLISH_ALLERGENS } from '../../allergens/allergen-names.ts'
import type { MeatSpecies } from '../meat-species.ts'
import type { CarteWords } from './carte-words.ts'
import { englishOrigin } from './english-origin.ts'
import { listed } from './french.ts'

const NBSP = '\u00a0'

const SPECIES: Record<MeatSpecies, string> = {
  bœuf: 'beef',
  veau: 'veal',
  porc: 'pork',
  agneau: 'lamb',
  mouton: 'mutton',
  chevreau: 'kid',
  canard: 'duck',
  oie: 'goose',
  poulet: 'chicken',
  dinde: 'turkey',
  pintade: 'guinea fowl',
  caille: 'quail',
  pigeon: 'pigeon',
  volaille: 'poultry',
  lapin: 'rabbit',
  cheval: 'horse',
  sanglier: 'wild boar',
  chevreuil: 'venison',
}

export const english: CarteWords = {
  locale: 'en-GB',
  allergen: (allergen) => ENGLISH_ALLERGENS[allergen],
  or: 'or',
  continued: (gamme) => `${gamme} (continued)`,
  traces: 'possible traces',
  undeclared: 'allergens not declared',
  meat: 'Origin of the meat',
  species: (species) => SPECIES[species],
  origin: englishOrigin,
  colon: ': ',
  semicolon: '; ',
  table: {
    title: 'Allergens by dish',
    subtitle: 'the 14 allergens that must be declared',
    dish: 'Dish',
    contains: 'contains',
    traces: 'possible traces',
    undeclared: 'not declared',
    legend: '• contains',
    legendTraces: 'T possible traces',
    legendUndeclared: '? not declared: a product in the dish has no declaration',
    empty: 'No dish on this menu.',
  },
  page: {
    about: 'Dishes, prices and allergens.',
    empty: 'The menu is being prepared: come back soon.',
    parts: 'Parts of the menu',
    languages: 'Languages of the menu',
    toCheck: 'Please ask us first',
    toCheckWhy: 'These dishes may contain traces, or not all their allergens are declared: please ask us.',
    left: (remaining) => `${remaining}${NBSP}left`,
    soldOut: 'Sold out',
    contains: (allergens) => `Contains: ${allergens}`,
    containsAtLeast: (allergens) => `Contains at least: ${allergens}`,
    possibleTraces: (allergens) => `Possible traces: ${allergens}`,
    unknown: 'Allergens: please ask us',
    restUnknown: 'Other allergens: please ask us',
    filter: 'Allergies and intolerances',
    filterLegend: 'Show only dishes',
    without: (allergen) => `Without ${allergen}`,
    apply: 'Filter',
    showAll: 'Show all',
    withoutAll: (allergens) => `without ${listed(allergens, ' or ')}`,
    found: (sure, all, without) => `${sure} of ${all} ${all === 1 ? 'dish' : 'dishes'} ${without}.`,
    noneFound: (without) => `No dish on the menu is certain to be ${without}.`,
    tracesRemain: 'Traces remain possible: if you have an allergy, please tell us.',
  },
}
