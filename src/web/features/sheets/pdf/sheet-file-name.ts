import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'

/** '½', which has figures to keep: 'lotte-1-2-sel'. */
const FRACTIONS = /[¼-¾⅐-⅞]/gu

/** 'fiche-oeuf-parfait-creme-de-cepes.pdf': a name that every system and mail client keeps. */
export function sheetFileName(title: string): string {
  const slug = foldForSearch(title.replace(FRACTIONS, (sign) => ` ${sign.normalize('NFKC')} `))
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
  return `fiche-${slug === '' ? 'technique' : slug}.pdf`
}
