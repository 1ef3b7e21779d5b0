import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { readDecimal } from '#web/lib/read-decimal.ts'

/** How cooks write the units, case and accents removed. A word that is not here is no unit yet. */
const SPELLINGS: Record<LineUnit, readonly string[]> = {
  kg: ['kg', 'kilo', 'kilos'],
  g: ['g', 'gr', 'gramme', 'grammes'],
  L: ['l', 'litre', 'litres'],
  cl: ['cl'],
  ml: ['ml'],
  unité: ['u', 'unite', 'unites'],
  pièce: ['p', 'pc', 'pce', 'pcs', 'piece', 'pieces'],
  botte: ['botte', 'bottes'],
  barquette: ['bq', 'barquette', 'barquettes'],
  bouteille: ['bt', 'btl', 'bouteille', 'bouteilles'],
  sachet: ['sachet', 'sachets'],
  portion: ['portion', 'portions'],
}

const UNIT_OF_WORD = new Map<string, LineUnit>()
for (const unit of Object.keys(SPELLINGS) as LineUnit[]) {
  for (const word of SPELLINGS[unit]) UNIT_OF_WORD.set(word, unit)
}

/** '¼' to '⅞', as some keyboards and most recipes on the web write them. */
const ONE_SIGN = /[¼-¾⅐-⅞]/gu
const FIGURE_THEN_WORD = /^([\d\s.,/⁄]*)(\p{Letter}*)\.?\s*$/u
/** '1/2', and after a whole number '1 1/2'. */
const FRACTION = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/

export interface TypedQuantity {
  /** Null while no figure can be read. */
  quantity: number | null
  /** Null when none was typed, or none that is known. */
  unit: LineUnit | null
}

/** What is meant by '1,5 kg', '200g', '3 pièces', '1/2 botte', '1½ L' or plain '1,5'. */
export function readQuantity(text: string): TypedQuantity {
  const [, figure, word] = FIGURE_THEN_WORD.exec(spelledOut(text)) ?? []
  if (figure === undefined || word === undefined) return { quantity: null, unit: null }
  return { quantity: readFigure(figure), unit: UNIT_OF_WORD.get(foldForSearch(word)) ?? null }
}

/** Whether no further letter can make a quantity of a text: '1/' may become '1/2', 'abc' becomes nothing. */
export function isHopeless(text: string): boolean {
  const [, figure = '', word = ''] = FIGURE_THEN_WORD.exec(spelledOut(text)) ?? [text, '', text]
  return word !== '' && !/\d/.test(figure)
}

/** '1½' as '1 1⁄2'. */
function spelledOut(text: string): string {
  return text.replace(ONE_SIGN, (sign) => ` ${sign.normalize('NFKC')}`)
}

function readFigure(figure: string): number | null {
  const [, whole = '0', part, of] = FRACTION.exec(figure.trim()) ?? []
  if (part === undefined || of === undefined) return readDecimal(figure)
  const [parts, divisor] = [Number(part), Number(of)]
  // '1 5/2' is more likely a slip than three and a half.
  if (divisor === 0 || (whole !== '0' && parts >= divisor)) return null
  return Number(whole) + parts / divisor
}
