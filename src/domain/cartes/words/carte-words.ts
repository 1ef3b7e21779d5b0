import type { Allergen } from '../../allergens/allergen.ts'
import type { MeatSpecies } from '../meat-species.ts'

/** What the house itself writes on a carte, on its table of allergens and on its public page. */
export interface CarteWords {
  /** BCP 47, for amounts, dates and lists. */
  locale: string
  allergen: (allergen: Allergen) => string
  /** Between the dishes of a menu's course. */
  or: string
  /** The title of a gamme that goes on from the page before. */
  continued: (gamme: string) => string
  /** In the legend, for figures in brackets. */
  traces: string
  /** In the legend, for a dish whose allergens are not fully declared. */
  undeclared: string
  /** Before the origins of the meat. */
  meat: string
  species: (species: MeatSpecies) => string
  /** Where a meat comes from, by what its owner typed in French. */
  origin: (origin: string) => string
  colon: string
  semicolon: string
  table: TableWords
  page: PageWords
}

/** Of the table of allergens. */
export interface TableWords {
  title: string
  /** What the table is of. */
  subtitle: string
  dish: string
  contains: string
  traces: string
  undeclared: string
  legend: string
  legendTraces: string
  legendUndeclared: string
  empty: string
}

/** Of the public page. */
interface PageWords {
  /** The last words of what a link to it says. */
  about: string
  empty: string
  parts: string
  languages: string
  toCheck: string
  toCheckWhy: string
  /** '6 left'. */
  left: (remaining: string) => string
  soldOut: string
  contains: (allergens: string) => string
  containsAtLeast: (allergens: string) => string
  possibleTraces: (allergens: string) => string
  unknown: string
  restUnknown: string
  filter: string
  filterLegend: string
  without: (allergen: string) => string
  apply: string
  showAll: string
  /** 'without gluten or milk', of one allergen or more. */
  withoutAll: (allergens: readonly string[]) => string
  found: (sure: number, all: number, without: string) => string
  noneFound: (without: string) => string
  tracesRemain: string
}
