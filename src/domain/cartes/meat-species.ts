import { foldForSearch } from '../catalogue/fold-for-search.ts'

/** Animals as guests call their meat, with what names of products say of them beside it. */
const WORDS = {
  bœuf: ['boeuf', 'bovin', 'bovine'],
  veau: ['veau'],
  porc: ['porc', 'cochon', 'porcelet'],
  agneau: ['agneau'],
  mouton: ['mouton'],
  chevreau: ['chevreau'],
  canard: ['canard', 'canette'],
  oie: ['oie'],
  poulet: ['poulet', 'poularde', 'coquelet'],
  dinde: ['dinde', 'dindonneau'],
  pintade: ['pintade'],
  caille: ['caille'],
  pigeon: ['pigeon'],
  volaille: ['volaille'],
  lapin: ['lapin'],
  cheval: ['cheval'],
  sanglier: ['sanglier'],
  chevreuil: ['chevreuil'],
} as const satisfies Record<string, readonly string[]>

export type MeatSpecies = keyof typeof WORDS
const MEAT_SPECIES = Object.keys(WORDS) as MeatSpecies[]

/** The animal that the name of a product says; null where it says none, or several. */
export function speciesOf(name: string): MeatSpecies | null {
  const named = new Set(
    foldForSearch(name)
      .split(/[^a-z]+/u)
      .map((word) => word.replace(/s$/u, '')),
  )
  const found = MEAT_SPECIES.filter((species) => WORDS[species].some((word) => named.has(word)))
  return found.length === 1 ? (found[0] ?? null) : null
}
