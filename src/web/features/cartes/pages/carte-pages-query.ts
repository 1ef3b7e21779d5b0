import type { CarteDocument, CarteLook } from '../carte-document.ts'
import { composeWithFaces } from './compose-with-faces.ts'
import { pagesQuery } from '#web/ui/paper-pages/pages-query.ts'

export interface ComposedCarte {
  carte: CarteDocument
  look: CarteLook
}

export function cartePagesQuery({ carte, look }: ComposedCarte) {
  return pagesQuery([carte, look], () => composeWithFaces({ carte, look }))
}
