import { cartePaper } from '../carte-paper.ts'

/** The cartes, on screen and on paper. */
export const cartes = { cartePaper } as const
