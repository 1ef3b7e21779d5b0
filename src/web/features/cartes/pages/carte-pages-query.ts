import type { CarteDocument, CarteLook } from '../carte-document.ts'
import type { CarteWords } from '../composition/setting.ts'
import { composeWithFaces } from './compose-with-faces.ts'
import { pagesQuery } from './pages-query.ts'

export interface ComposedCarte {
  carte: CarteDocument
  look: CarteLook
}

export function cartePagesQuery({ carte, look }: ComposedCarte, words: CarteWords) {
  return pagesQuery([carte, look, words.language], () => composeWithFaces({ carte, look, words }))
}
