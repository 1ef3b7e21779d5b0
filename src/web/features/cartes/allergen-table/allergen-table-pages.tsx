import type { CarteDocument } from '../carte-document.ts'
import { PAPERS } from '../composition/formats.ts'
import { ComposedPages } from '#web/ui/paper-pages/composed-pages.tsx'
import { tablePagesQuery } from './table-pages-query.ts'

/** Each dish of the carte against the 14 allergens, as it will be printed, on a day. */
export function AllergenTablePages({ carte, day }: { carte: CarteDocument; day: Date }) {
  return <ComposedPages query={tablePagesQuery(carte, day)} paper={PAPERS.a4} />
}
