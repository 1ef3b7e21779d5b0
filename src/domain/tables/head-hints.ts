import { foldForSearch } from '../catalogue/fold-for-search.ts'

/** The weight of a head for a role: 10 names it, 1 hints. */
export interface HeadHint<Role extends string> {
  role: Role
  strength: number
}

/** The heads that a reader of tables knows: a role, its weight, and the folded words that have it. */
export type HeadHints<Role extends string> = readonly (readonly [
  role: Role,
  strength: number,
  head: RegExp,
])[]

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
