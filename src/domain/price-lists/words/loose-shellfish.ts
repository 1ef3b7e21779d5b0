import { phrases } from '../../words/word-list.ts'

/** Foods that lie loose in a bourriche, a crate or a basket: none of them is in a pack of some. */
export const LOOSE_SHELLFISH = phrases`
¦huitre(s)¦
¦oursin(s)¦
¦palourde(s)¦
¦clam(s)¦
¦praire(s)¦
¦bulot(s)¦
¦tourteau(x)¦
¦homard(s)¦
¦etrille(s)¦
`
