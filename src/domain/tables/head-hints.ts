import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { anywhere } from '../words/word-list.ts'

/** The weight of a head for a role: 10 names it, 1 hints. */
export interface HeadHint<Role extends string> {
  role: Role
  strength: number
}

/** Heads as data: a role, its weight, and a list of the phrases that have it, of which a folded head contains one. */
export type HeadWords<Role extends string> = readonly (readonly [
  role: Role,
  strength: number,
  words: string,
])[]

/** The heads that a reader of tables knows: a role, its weight, and the folded words that have it. */
export type HeadHints<Role extends string> = readonly (readonly [
  role: Role,
  strength: number,
  head: RegExp,
])[]

export const headHints = <Role extends string>(words: HeadWords<Role>): HeadHints<Role> =>
  words.map(([role, strength, list]) => [role, strength, anywhere(list)])

/** The words of a head, folded, with one space between them. */
export function plainHead(head: string): string {
  return foldForSearch(head)
    .replaceAll(/[\s_]+/gu, ' ')
    .trim()
}

/** The roles of a head by its plain words, the strongest first; empty for an unknown one. */
export function hintsOfHead<Role extends string>(known: HeadHints<Role>, plain: string): HeadHint<Role>[] {
  return known
    .filter(([, , words]) => words.test(plain))
    .map(([role, strength]) => ({ role, strength }))
    .toSorted((one, other) => other.strength - one.strength)
}
