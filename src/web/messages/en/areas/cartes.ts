import { cartePaper } from '../carte-paper.ts'
import { cartes as carte } from '../cartes.ts'
import { publication } from '../publication.ts'

/** The cartes, on screen and on paper. */
export const cartes = { cartePaper, cartes: carte, publication } as const
