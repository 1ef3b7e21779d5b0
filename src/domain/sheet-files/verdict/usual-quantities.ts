import { foldForSearch } from '../../catalogue/fold-for-search.ts'

/** Kilos or litres in one portion that no dish has, also where a crust, a brine or a syrup is made of it. */
const MOST: [words: RegExp, most: number][] = [
  [/^(?:sel|sel fin|table salt|salt|sal(?: fina)?)$/u, 0.3],
  [
    /^(?:poivre|poivre (?:blanc|noir|gris|vert|moulu|du moulin|en grains?)|(?:black|white|green) pepper|pimienta(?: negra)?)$/u,
    0.1,
  ],
  [
    /^(?:(?:noix de )?muscade|nutmeg|safran|saffron|azafran|cumin|curcuma|cannelle(?: moulue)?|cinnamon|canela|paprika|piment d'espelette|curry|clous? de girofle)$/u,
    0.1,
  ],
  [/^(?:levure (?:chimique|boulangere?)|baking powder|bicarbonate|gelatine|agar[- ]agar)$/u, 0.1],
  [/^(?:cognac|armagnac|calvados|rhum(?: \p{L}+)?|brandy|kirsch|grand marnier|pastis|whisky)$/u, 0.2],
]

/**
 * Whether a line has more of what is taken by the gram than any dish does.
 * @param each kilos or litres in one portion
 */
export function isBeyondUsual(name: string, each: number): boolean {
  const words = foldForSearch(name).replaceAll('’', "'").trim()
  const [, most] = MOST.find(([own]) => own.test(words)) ?? []
  return most !== undefined && each > most
}
