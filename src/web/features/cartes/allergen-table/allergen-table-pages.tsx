import type { CarteDocument } from '../carte-document.ts'
import { PAPERS } from '../composition/formats.ts'
import { ComposedPages } from '../pages/composed-pages.tsx'
import { usePages } from '../pages/use-pages.ts'
import { composeTableWithFaces } from './compose-table-with-faces.ts'
import { useTableWords } from './use-table-words.ts'

/** Each dish of the carte against the 14 allergens, as it will be printed. */
export function AllergenTablePages({ carte }: { carte: CarteDocument }) {
  const words = useTableWords()
  const key = ['allergens', carte, words.title, words.subtitle]
  const query = usePages(key, () => composeTableWithFaces(carte, words))
  return <ComposedPages query={query} paper={PAPERS.a4} />
}
