import { readFigure, withFractionsSpelled } from '../quantity/read-figure.ts'
import { NUMBER_WORDS, numberInWords, readMultiplier } from './number-words.ts'

const FRACTION = String.raw`\d+\s*[/⁄]\s*\d+`
/** '1.234,5' and '1,234.5' are tried before '1.234', which is 1.234 as in every quantity field. */
const GROUPED = String.raw`\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:,\d{3}){2,}`
const DECIMAL = String.raw`${GROUPED}|\d{1,3}(?:[ '’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?`
/** '1 1/2', and as American recipes write it '1-1/2' and '1 and 1/2'. */
const MIXED = String.raw`(?:\d+(?:\s+|-|\s*(?:et|and|&)\s+))?${FRACTION}`
const ONE = String.raw`(?:${MIXED}|${DECIMAL}|${NUMBER_WORDS})`
const TIMES = 'x×*'

/** '200', '1,5', '1 500', '½', '1 ½', '3/4', 'deux', '2 à 3', '3 x 200', at the start of a text. */
const AMOUNT = new RegExp(String.raw`^(${ONE})(?:\s*(à|-|–|—|ou|to|or|x|×|\*)\s*(${ONE}))?`, 'iu')
/** '4x œufs', 'x 3' */
const TIMES_BEHIND = /^\s*[x×](?=\s+\p{Letter}|\s*$)/iu
const TIMES_BEFORE = /^[x×]\s*(?=\d)/iu
const BETWEEN = new RegExp(String.raw`^(?:entre|between)\s+(${ONE})\s+(?:et|and)\s+`, 'iu')
/** What says only that a cook may take a little more or less. */
const ABOUT =
  /^(?:environ|env\.?|de(?=\s+\d)|à peu près|autour de|about|around|approx(?:imately|\.)?|roughly|nearly|scant|ca\.?|~|±|≈)\s*(?=[\d~]|\p{Letter})/iu
const AND_A_HALF = /^\s+(?:et\s+demie?|and\s+a\s+half)(?!\p{Letter})/iu
const HALF_A = /^half\s+(?:of\s+)?(?:an?\s+)?/iu
/** Names that begin with a figure or a percentage: '4 épices', '70 % …'. */
const NO_AMOUNT =
  /^(?:(?:4|quatre|5|cinq|five)[\s-]+(?:épices?|spices?)(?!\p{Letter})|\d+(?:[.,]\d+)?\s*[%°])/iu
/** '30/40 g', '4/5 champignons': from one figure to the other. '3/4', '2/3' and eighths are fractions. */
const SLASHED = /^(\d+)\s*[/⁄]\s*(\d+)(?![\d/⁄])/u
const FRACTIONS: ReadonlySet<string> = new Set(['2/3', '3/4', '2/5', '3/5', '3/8', '5/8', '7/8'])
/** '0kg250': nothing but a part. */
const PART_BEHIND = /^\s*(?:kg|kilos?|l|litres?)\s*\d/iu
/** '1.500', '1,500': a thousand and a half, or one and a half. */
const MAYBE_GROUPED = /^[1-9]\d{0,2}[.,]\d{3}$/u

export interface Amount {
  quantity: number
  /** As it is written, or in figures where words multiply it. */
  figure: string
  /** The original text where the quantity loses information: '2 à 3' counts as 3, the upper bound. */
  remark: string | null
  /** Whether it is a range, of which the upper bound is used. */
  range: boolean
  /** Whether it may be a thousand times more: '1.500'. */
  maybeGrouped: boolean
  /** The text after the amount. */
  rest: string
}

/** The amount that a line of a recipe begins with; null when it begins with none. */
export function readAmount(text: string): Amount | null {
  const plain = withFractionsSpelled(text)
    .trimStart()
    .replace(ABOUT, '')
    .replace(TIMES_BEFORE, '')
    .replace(BETWEEN, '$1-')
    .replace(/^demi-(?!glace|sel)/iu, 'demi ')
    .replace(SLASHED, (slashed, from: string, to: string) => {
      const isRange = Number(from) > 1 && Number(from) < Number(to) && !FRACTIONS.has(`${from}/${to}`)
      return isRange ? `${from}-${to}` : slashed
    })
  if (NO_AMOUNT.test(plain)) return null
  const [whole, first, sign, second] = AMOUNT.exec(plain) ?? []
  if (whole === undefined || first === undefined) return null
  const one = valueOf(first)
  if (one === null || (one === 0 && !PART_BEHIND.test(plain.slice(whole.length)))) return null
  const other = second === undefined ? null : valueOf(second)
  if (second !== undefined && other === null) return null
  const rest = plain.slice(whole.length)
  const read = {
    quantity: one,
    figure: whole.trim().replaceAll('⁄', '/'),
    remark: null,
    range: false,
    maybeGrouped: MAYBE_GROUPED.test(first),
    rest: HALF_A.test(plain) ? plain.replace(HALF_A, ' ') : rest.replace(TIMES_BEHIND, ''),
  }
  if (sign === undefined || other === null) return multiplied(read)
  const remark = whole.trim()
  if (TIMES.includes(sign.toLowerCase())) return { ...read, quantity: one * other, remark, rest }
  // Of '2-1' the larger counts too, as of any range.
  return multiplied({ ...read, quantity: Math.max(one, other), remark, range: true, rest })
}

/** With '… et demi' and '… douzaines' behind it. */
function multiplied(amount: Amount): Amount {
  const half = AND_A_HALF.exec(amount.rest)
  if (half !== null) return inFigures(amount, amount.quantity + 0.5, amount.rest.slice(half[0].length))
  const multiplier = readMultiplier(amount.rest)
  if (multiplier === null) return amount
  return inFigures(amount, amount.quantity * multiplier.factor, multiplier.rest)
}

const inFigures = (amount: Amount, quantity: number, rest: string): Amount => ({
  ...amount,
  quantity,
  figure: String(Math.round(quantity * 1000) / 1000),
  rest,
})

function valueOf(text: string): number | null {
  const words = numberInWords(text)
  if (words !== null) return words
  const plain = text.replaceAll(/['’]/gu, '').replace(/(\d)(?:-|\s*(?:et|and|&)\s+)(?=\d+\s*[/⁄])/iu, '$1 ')
  const groups = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/u.test(plain) ? plain.replaceAll(/[.,]/gu, '') : plain
  return readFigure(groups)
}
