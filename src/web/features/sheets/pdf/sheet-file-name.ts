import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'

/** 'fiche-oeuf-parfait-creme-de-cepes.pdf': a name that every system and mail client keeps. */
export function sheetFileName(title: string): string {
  const slug = foldForSearch(title)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
  return `fiche-${slug === '' ? 'technique' : slug}.pdf`
}
