import type { CarteLanguages, TextLanguage } from '../languages.ts'
import { languagesOf } from '../languages.ts'
import type { CarteWords, TableWords } from './carte-words.ts'
import { english } from './english.ts'
import { french } from './french.ts'

export const WORDS: Record<TextLanguage, CarteWords> = { fr: french, en: english }

/** What is printed on a carte in one language, or in both: 'ou / or'. Amounts are as in the first. */
export type PrintedWords = Omit<CarteWords, 'page'>

/** The words of a carte by its languages; `continued` and `locale` are those of the first. */
export function printedWords(languages: CarteLanguages): PrintedWords {
  const [first = 'fr', second] = languagesOf(languages)
  const words = WORDS[first]
  if (second === undefined) return words
  const other = WORDS[second]
  return {
    ...words,
    allergen: (allergen) => both(words.allergen(allergen), other.allergen(allergen)),
    or: both(words.or, other.or),
    meat: both(words.meat, other.meat),
    species: (species) => both(words.species(species), other.species(species)),
    origin: (origin) => both(words.origin(origin), other.origin(origin)),
    traces: both(words.traces, other.traces),
    undeclared: both(words.undeclared, other.undeclared),
    table: tableInBoth(words.table, other.table),
  }
}

function both(one: string, other: string): string {
  return one === other ? one : `${one} / ${other}`
}

function tableInBoth(one: TableWords, other: TableWords): TableWords {
  return {
    title: both(one.title, other.title),
    subtitle: both(one.subtitle, other.subtitle),
    dish: both(one.dish, other.dish),
    contains: both(one.contains, other.contains),
    traces: both(one.traces, other.traces),
    undeclared: both(one.undeclared, other.undeclared),
    legend: both(one.legend, other.legend.replace(/^\S+ /u, '')),
    legendTraces: both(one.legendTraces, other.legendTraces.replace(/^\S+ /u, '')),
    legendUndeclared: both(one.legendUndeclared, other.legendUndeclared.replace(/^\S+ /u, '')),
    empty: both(one.empty, other.empty),
  }
}
