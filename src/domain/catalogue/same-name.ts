import { foldForSearch } from './fold-for-search.ts'

/** A name as two files write it: case, accents, plural 's' and spaces apart. */
export function sameName(name: string): string {
  return foldForSearch(name)
    .replaceAll(/[^\p{L}\d%]+/gu, ' ')
    .trim()
    .replaceAll(/(?<=\p{L}{3})s\b|(?<=eau|eu|ou)x\b/gu, '')
}
