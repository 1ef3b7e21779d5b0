import { readFigure, withFractionsSpelled } from '../quantity/read-figure.ts'

/** Numbers that recipes write out. */
const WORDS: Record<string, number> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  douze: 12,
  demi: 0.5,
  demie: 0.5,
}

const FRACTION = String.raw`\d+\s*[/⁄]\s*\d+`
/** '1.234,5' and '1,234.5' are tried before '1.234', which is 1.234 as in every quantity field. */
const GROUPED = String.raw`\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:,\d{3})+\.\d+`
const DECIMAL = String.raw`${GROUPED}|\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`
const WORD = String.raw`(?:${Object.keys(WORDS).join('|')})(?![\p{Letter}’'-])`
const ONE = String.raw`(?:(?:\d+\s+)?${FRACTION}|${DECIMAL}|${WORD})`

/** '200', '1,5', '1 500', '½', '1 ½', '3/4', 'deux', '2 à 3', '3 x 200', at the start of a text. */
const AMOUNT = new RegExp(String.raw`^(${ONE})(?:\s*(à|-|–|ou|x|×|\*)\s*(${ONE}))?`, 'iu')

export interface Amount {
  quantity: number
  /** The original text where the quantity loses information: '2 à 3' counts as 3, the upper bound. */
  remark: string | null
  /** Whether it is a range, of which the upper bound is used. */
  range: boolean
  /** The text after the amount. */
  rest: string
}

/** The amount that a line of a recipe begins with; null when it begins with none. */
export function readAmount(text: string): Amount | null {
  const plain = withFractionsSpelled(text).trimStart()
  const [whole, first, sign, second] = AMOUNT.exec(plain) ?? []
  if (whole === undefined || first === undefined) return null
  const rest = plain.slice(whole.length)
  const one = valueOf(first)
  if (one === null) return null
  if (sign === undefined || second === undefined) return { quantity: one, remark: null, range: false, rest }
  const other = valueOf(second)
  if (other === null) return null
  const remark = whole.trim()
  if ('x×*'.includes(sign.toLowerCase())) return { quantity: one * other, remark, range: false, rest }
  return { quantity: Math.max(one, other), remark, range: true, rest }
}

function valueOf(text: string): number | null {
  return WORDS[text.toLowerCase()] ?? readFigure(text.replaceAll(/['’]/gu, ''))
}
