import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { whole } from '../../words/word-list.ts'
import { SALTS, RAISING_AGENTS, PEPPERS, SPICES, SPIRITS } from './words/unusual-foods.ts'

/** Kilos or litres in one portion that no dish has, also where a crust, a brine or a syrup is made of it. */
const MOST: [words: RegExp, most: number][] = [
  [whole(SALTS), 0.3],
  [
    new RegExp(
      String.raw`^(?:poivre|poivre ${PEPPERS}|(?:black|white|green) pepper|pimienta(?: negra)?)$`,
      'u',
    ),
    0.1,
  ],
  [whole(SPICES), 0.1],
  [whole(RAISING_AGENTS), 0.1],
  [whole(SPIRITS), 0.2],
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
