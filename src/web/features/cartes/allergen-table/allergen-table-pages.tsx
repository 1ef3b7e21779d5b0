import type { CarteDocument } from '../carte-document.ts'
import { PAPERS } from '../composition/formats.ts'
import { ComposedPages } from '../pages/composed-pages.tsx'
import { tablePagesQuery } from './table-pages-query.ts'
import { useTableWords } from './use-table-words.ts'

/** Each dish of the carte against the 14 allergens, as it will be printed. */
export function AllergenTablePages({ carte }: { carte: CarteDocument }) {
  const words = useTableWords()
  return <ComposedPages query={tablePagesQuery(carte, words)} paper={PAPERS.a4} />
}
