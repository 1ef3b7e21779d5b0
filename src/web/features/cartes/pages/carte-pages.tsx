import { PAPERS } from '../composition/formats.ts'
import { cartePagesQuery } from './carte-pages-query.ts'
import type { ComposedCarte } from './carte-pages-query.ts'
import { ComposedPages } from './composed-pages.tsx'
import { useCarteWords } from './use-carte-words.ts'

/** The carte as it will be printed, page by page; on paper exactly these pages. */
export function CartePages(set: ComposedCarte) {
  const words = useCarteWords()
  return <ComposedPages query={cartePagesQuery(set, words)} paper={PAPERS[set.look.pageFormat]} />
}
