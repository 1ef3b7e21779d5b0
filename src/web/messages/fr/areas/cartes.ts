import { cartePaper } from '../carte-paper.ts'
import { publication } from '../publication.ts'

/** The cartes, on screen and on paper. */
export const cartes = { cartePaper, publication } as const
