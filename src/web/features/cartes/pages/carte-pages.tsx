import type { CarteDocument, CarteLook } from '../carte-document.ts'
import { PAPERS } from '../composition/formats.ts'
import { composeWithFaces } from './compose-with-faces.ts'
import { ComposedPages } from './composed-pages.tsx'
import { useCarteWords } from './use-carte-words.ts'
import { usePages } from './use-pages.ts'

export interface CartePagesProps {
  carte: CarteDocument
  look: CarteLook
}

/** The carte as it will be printed, page by page; on paper exactly these pages. */
export function CartePages({ carte, look }: CartePagesProps) {
  const words = useCarteWords()
  const query = usePages([carte, look, words.language], () => composeWithFaces({ carte, look, words }))
  return <ComposedPages query={query} paper={PAPERS[look.pageFormat]} />
}
