// The cartes, on screen and on paper.
export { cartePaper } from '../carte-paper.ts'
export { cartes } from '../cartes.ts'
export { publication } from '../publication.ts'
