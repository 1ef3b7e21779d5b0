import type { RecipeLine } from './recipe-line.ts'
import { written } from './plain-quantity.ts'

const OF = String.raw`(?:k[gil]|kilos?|kilogrammes?|litres?|l|liters?|kilograms?|100\s*(?:g|ml)|(?:1|un|une|one|a)\s*(?:kg|kilos?|l|litres?|liters?))(?![\p{Letter}\d])`
/** '16 g/kg', '2 g au kg de mêlée', '15 g au litre', '10 g pour 1 kg de farine', '18 ‰' */
const RATE = new RegExp(
  String.raw`(?:(?:\s|\()(?:au|par|per|for\s+each|pour\s+chaque|à\s+raison\s+de\s+\d+\s*g\s+par)\s+|(?:\s|\()(?:pour|for)\s+(?=(?:1|un|une|one|100)\b)|\s*/\s*)${OF}(?:\s+d(?:e\s+|u\s+|es\s+|['’])[^\d,;()]{1,40}|\s+of\s+[^\d,;()]{1,40})?|\s*‰`,
  'iu',
)
const FIGURE = /[\d¼-¾⅐-⅞]/u
/** A figure that was not read, behind the name. */
const UNREAD = /[\s:=(–-]+(?=\d[\d.,]*\s*\p{Letter}{0,3}\s*$)/u
/** A price of a kilo says nothing of the quantity. */
const MONEY = /€|\beuros?\b|\beur\b|\$|£/iu

type Read = Omit<RecipeLine, 'text'>

/** A line whose quantity is for a kilo or a litre of something else: a doubt without a quantity. */
export function atRate(text: string, line: Read): Read {
  const rate = RATE.exec(text)
  if (rate === null || MONEY.test(text) || !FIGURE.test(text.slice(0, rate.index))) return line
  const words = rate[0].trim().replace(/^\(/u, '')
  const { quantity, unit, counted, note } = line
  const [name = '', unread = ''] = line.name.replace(RATE, '').split(UNREAD)
  const asides = (note ?? '').split(', ').filter((part) => part !== '' && !part.includes(words))
  // The words of a count are the first of its note.
  const [count = '', others] = counted === null ? ['', asides] : [asides[0], asides.slice(1)]
  const figure = quantity === null ? count || unread : `${written(quantity)} ${unit ?? ''}`.trim()
  const says = `${figure} ${words}`.trim()
  return {
    ...line,
    quantity: null,
    counted: null,
    size: null,
    atWill: false,
    unit: null,
    name: name.trim() === '' ? line.name : name.trim(),
    note: [says, ...others].join(', '),
    doubt: { reason: 'rate', written: says },
  }
}
