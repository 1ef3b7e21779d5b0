import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'

/** '½', which has figures to keep: 'lotte-1-2-sel'. */
const FRACTIONS = /[¼-¾⅐-⅞]/gu

/** 'oeuf-parfait-creme-de-cepes': what every system and mail client keeps of a name; '' when that is nothing. */
export function fileNamePart(name: string): string {
  return foldForSearch(name.replace(FRACTIONS, (sign) => ` ${sign.normalize('NFKC')} `))
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
}
