import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { words } from '../imports/name-matcher.ts'
import { measureOfWord } from '../price-lists/measure-words.ts'
import { unitOfWord } from '../quantity/unit-words.ts'

/** Letters of the shortest word that names a thing, and of a beginning that two spellings of one word share. */
const SHORTEST = 3
const BEGINNING = 4

/**
 * Whether two names may be of one thing: they are the same, or share a word, its beginning or its abbreviation. 'PDT AGRIA' and 'Pommes de
 * terre' do, 'Beurre doux' and 'Tomate ronde' do not: a code that both have was given to another article.
 */
export function shareWord(one: string, other: string): boolean {
  const [first, second] = [foldForSearch(one).trim(), foldForSearch(other).trim()]
  if (first === second) return true
  const [ours, theirs] = [namingWords(first), namingWords(second)]
  return (
    ours.some((word) => theirs.some((their) => isWritingOf(word, their) || isWritingOf(their, word))) ||
    ours.some((word) => initialsOf(second).includes(word)) ||
    theirs.some((word) => initialsOf(first).includes(word))
  )
}

/** The words that say what a thing is: neither its unit nor a figure. */
const namingWords = (name: string) =>
  words(name).filter((word) => lettersOf(word) >= SHORTEST && !isUnit(word))

const lettersOf = (word: string) => word.replaceAll(/\P{Letter}/gu, '').length

const isUnit = (word: string) => unitOfWord(word) !== null || measureOfWord(word) !== null

const initialsOf = (name: string) => Array.from(name.matchAll(/\p{Letter}+/gu), ([word]) => word[0]).join('')

function isWritingOf(short: string, word: string): boolean {
  return word.startsWith(short.slice(0, BEGINNING)) || isContraction(short, word)
}

/** Whether a word is another without some of its letters: 'plt' of 'poulet', 'hle' of 'huile'; 'sel' has a vowel within, and is none of 'semoule'. */
function isContraction(short: string, word: string): boolean {
  if (short[0] !== word[0] || /[aeiouy]/u.test(short.slice(1, -1))) return false
  let at = -1
  return Array.from(short).every((letter) => (at = word.indexOf(letter, at + 1)) >= 0)
}
