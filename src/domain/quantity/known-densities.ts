import { foldForSearch } from '../catalogue/fold-for-search.ts'

/** The row of the trade's table of densities that a figure comes from. */
type DensitySource =
  | 'butter'
  | 'flour'
  | 'fresh cream'
  | 'fresh milk'
  | 'oil'
  | 'rice'
  | 'salt'
  | 'semolina'
  | 'sugar'
  | 'UHT milk'

export interface KnownDensity {
  kgPerL: number
  source: DensitySource
}

const PERCENT = String.raw`\d+(?:[.,]\d+)?\s*%(?:\s*(?:mg|de mg|mat\.? gr\.?))?`
const OILS = 'olives?|tournesol|colza|arachide|noix|noisettes?|sesame|pepins? de raisins?|friture'

/** Each pattern is of a whole folded name: a word that it does not know makes another product of it. */
const KNOWN: readonly (KnownDensity & { name: string })[] = [
  {
    name: `lait(?: (?:de vache|frais|cru|entier|demi-ecreme|ecreme|bio|pasteurise))*`,
    kgPerL: 1.03,
    source: 'fresh milk',
  },
  {
    name: `lait(?: (?:entier|demi-ecreme|ecreme|bio))* uht(?: (?:entier|demi-ecreme|ecreme|bio))*`,
    kgPerL: 1.03,
    source: 'UHT milk',
  },
  {
    name: `creme (?:fraiche|liquide|epaisse|entiere)(?: (?:epaisse|liquide|entiere|bio|uht|${PERCENT}))*`,
    kgPerL: 1,
    source: 'fresh cream',
  },
  {
    name: `huile (?:d'|de )(?:${OILS})(?: (?:bio|extra|vierge|raffinee|oleique))*`,
    kgPerL: 0.92,
    source: 'oil',
  },
  { name: `beurre(?: (?:doux|demi-sel|sale|bio|${PERCENT}))*`, kgPerL: 0.9, source: 'butter' },
  { name: `farine(?: de ble)?(?: (?:bio|blanche|t\\.? ?\\d+))*`, kgPerL: 0.6, source: 'flour' },
  { name: `sucre(?: (?:semoule|blanc|en poudre|cristal|bio))*`, kgPerL: 0.85, source: 'sugar' },
  { name: `sel(?: (?:fin|de mer|de table))*`, kgPerL: 1.2, source: 'salt' },
  { name: `riz(?: (?:rond|long|basmati|arborio|carnaroli|thai|bio|blanc))*`, kgPerL: 0.85, source: 'rice' },
  { name: `semoule(?: (?:de ble|de ble dur|fine|moyenne|bio))*`, kgPerL: 0.7, source: 'semolina' },
]

const PATTERNS = KNOWN.map(({ name, ...density }) => ({ pattern: new RegExp(`^${name}$`, 'u'), density }))

/** The density that is known of a product by its name; null where the name may mean another product. */
export function knownDensity(name: string): KnownDensity | null {
  const folded = foldForSearch(name).trim().replaceAll(/\s+/gu, ' ')
  return PATTERNS.find(({ pattern }) => pattern.test(folded))?.density ?? null
}
