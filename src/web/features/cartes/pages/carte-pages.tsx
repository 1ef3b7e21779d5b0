import { PAPERS } from '../composition/formats.ts'
import { cartePagesQuery } from './carte-pages-query.ts'
import type { ComposedCarte } from './carte-pages-query.ts'
import { ComposedPages } from './composed-pages.tsx'

/** The carte as it will be printed, page by page; on paper exactly these pages. */
export function CartePages(set: ComposedCarte) {
  return <ComposedPages query={cartePagesQuery(set)} paper={PAPERS[set.look.pageFormat]} />
}
