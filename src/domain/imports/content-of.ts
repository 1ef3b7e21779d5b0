import { CONTAINERS, isWeighedUnit, VESSELS } from './counted-words.ts'
import type { StatedSize } from './stated-size.ts'
import { CONTENT_UNITS } from '../quantity/unit.ts'
import { MEASURES } from '../quantity/measure.ts'
import { readAmount } from './read-amount.ts'
import type { Amount } from './read-amount.ts'
import { plainQuantity, written } from './plain-quantity.ts'
import type { WrittenQuantity } from './plain-quantity.ts'
import { readMeasure } from './recipe-units.ts'

const BY = /^\s*(?:d['’]|de\s+|of\s+)?\s*(?=[\d~±]|env|about|approx)/iu
const ASIDE = /^\s*\(([^()]*)\)/u
const SLASH = /^\s*[/|]\s*(?=\d)/u
const OTHER_CONTAINER =
  /^\s*((?:petite?s?\s+|grande?s?\s+|gros(?:se)?s?\s+|demi[- ])?(?:seaux?|plaquettes?|plaques?|poches?|bidons?|tubes?|flacons?|blocs?|mottes?|terrines?|cagettes?|cageots?|caisses?|cartons?|colis|sacs?|bombes?|cubis?|outres?|fûts?|berlingots?|fioles?|canettes?|tonnelets?|tins?|tubs?|bags?|blocks?|buckets?|crates?|sacks?))(?=\s*\(\s*\d|\s+(?:d['’]\s*|de\s+|of\s+)?(?:environ\s+)?\d)/iu
const LEAD = /^\s*(?:soit|ou|or|i\.e\.|=|de|poids\s*:?|net\s*:?)\s+/iu
const EACH =
  /^\s*(?:chacune?s?|each|apiece|(?:la |par |\/\s*)?pi[èe]ce|l['’]unité|l['’]une?|per piece)\s*\.?$/iu
const IN_ALL = /^\s*(?:au total|en tout|total|in total|in all)\s*\.?$/iu
const ALONE =
  /^\s*(?:environ|net|nets|égoutté\p{Letter}*|drained|approx\.?|weight|total weight|en poids)?\s*\.?$/iu
const ABOUT = /^\s*(?:env(?:iron|\.)?|about|approx\.?)(?=\s)/iu
/** What is stated beside a quantity: its weight in all or each, or one that leaves it open. */
export interface Content {
  quantity: WrittenQuantity
  each: boolean
  inAll: boolean
}

/** The weight or volume that a whole text is, as in '(14 oz)' and '(150 g chacun)'; null for any other text. */
export function readContent(text: string): Content | null {
  const amount = readAmount(text.replace(LEAD, ''))
  const quantity = amount === null ? null : plainQuantity(amount)
  if (quantity === null || !quantity.measured) return null
  const each = EACH.test(quantity.rest)
  const inAll = IN_ALL.test(quantity.rest) || /^\s*(?:soit|=)/iu.test(text)
  if (!each && !inAll && !ALONE.test(quantity.rest)) return null
  const [about] = ABOUT.exec(text) ?? []
  const notes = about === undefined ? quantity.notes : [...quantity.notes, about.trim()]
  return { quantity: { ...quantity, notes }, each, inAll }
}

/** What a quantity and the content behind it are together: '1 boîte de 400 g', '7 oz/200 g'; null without one. */
export function contentOf(amount: Amount, first: WrittenQuantity): WrittenQuantity | null {
  if (first.quantity === null) return null
  if (first.measured) return metricOf(first) ?? inContainer(amount, first)
  const [aside, inside = ''] = ASIDE.exec(first.rest) ?? []
  if (aside !== undefined) {
    const content = readContent(inside)
    const rest = first.rest.slice(aside.length)
    if (content === null) return null
    const isBare = first.counted === null && first.unit === null
    // Such a figure behind a name is read with its name, as in '24 blancs (720 g)'.
    if (isBare && rest.trim() === '') return null
    return isBare && !content.inAll ? sizedContainer(first, content, rest) : withContent(first, content, rest)
  }
  if (first.counted === null && first.unit === null) return otherContainer(first) ?? sizedPiece(first)
  const [by] = BY.exec(first.rest) ?? []
  const size = by === undefined ? null : readAmount(first.rest.slice(by.length))
  const one = size === null ? null : plainQuantity(size)
  if (one === null || !one.measured) return null
  return withContent(first, { quantity: one, each: true, inAll: false }, one.rest)
}

/** A count with the content that is stated of it; the doubt stays where it may be of one or of all. */
export function withContent(first: WrittenQuantity, content: Content, rest: string): WrittenQuantity {
  const { quantity: one, each, inAll } = content
  const count = first.quantity ?? 1
  const note = `${written(one.quantity ?? 0)} ${one.unit ?? ''}`
  // '½ tasse (70 g)': what is stated of a vessel is what the recipe takes of it.
  const ofVessel = first.counted !== null && VESSELS.has(first.counted)
  const ofEach = each || isOfEach(first, content)
  if (count !== 1 && !ofEach && !inAll && !ofVessel) {
    const words = `${first.notes.join(', ') || countOf(first)} (${note})`
    const isOpen = first.doubt === null || first.doubt.reason === 'counted' || first.doubt.reason === 'size'
    const doubt = isOpen ? { reason: 'each' as const, written: words } : first.doubt
    const size = { ...sizeWith(first, content), each: false }
    return { ...first, notes: [...first.notes, note], doubt, size, rest }
  }
  const isAnswered = first.doubt?.reason === 'counted' || first.doubt?.reason === 'size'
  const doubt = isAnswered ? one.doubt : (first.doubt ?? one.doubt)
  const times = ofEach ? count : 1
  const own = first.notes.length === 0 && first.unit !== null ? [countOf(first)] : first.notes
  const how = [...one.notes, ALONE.test(one.rest) ? one.rest.trim() : ''].filter((word) => word !== '')
  return {
    ...one,
    quantity: (one.quantity ?? 0) * times,
    notes:
      ofEach && count !== 1
        ? [`${first.notes.join(', ') || written(count)} × ${note}`, ...how]
        : [...own, ...how],
    doubt,
    inName: first.inName,
    rest,
  }
}

/** '3 sachets' */
function countOf({ quantity, unit }: WrittenQuantity): string {
  const count = quantity ?? 1
  return unit === null ? written(count) : `${written(count)} ${unit}${count < 2 ? '' : 's'}`
}

/** Whether a weight beside tins of a format is that of each: it is about what one holds, and not what all hold. */
function isOfEach({ size }: WrittenQuantity, { quantity }: Content): boolean {
  const capacity = size?.content?.quantity
  const held =
    (quantity.quantity ?? 0) * (quantity.unit === null ? 0 : (MEASURES[quantity.unit]?.amount ?? 0))
  return capacity !== undefined && held > 0.5 * capacity && held < 1.3 * capacity
}

/** The size of a count with what is written of one of them, or of all. */
export function sizeWith(
  { counted, unit, quantity, size }: WrittenQuantity,
  { quantity: one }: Content,
): StatedSize {
  const content = CONTENT_UNITS.find((each) => each === one.unit)
  return {
    word: size?.word ?? counted ?? (unit !== null && isWeighedUnit(unit) ? unit : 'pièce'),
    count: quantity ?? 1,
    written: `${written(one.quantity ?? 0)} ${one.unit ?? ''}`,
    content: content === undefined ? null : { quantity: one.quantity ?? 0, unit: content },
    each: true,
  }
}

/** '1 (14-ounce) can', '4 (6-ounce) salmon fillets': in front of the name it is the size of each. */
function sizedContainer(first: WrittenQuantity, content: Content, text: string): WrittenQuantity {
  const { word, rest } = withoutContainer(text) ?? { word: '', rest: text }
  const notes = word === '' ? first.notes : [...first.notes, word]
  return withContent({ ...first, notes }, { ...content, each: true }, rest)
}

/** '1 seau de 2,5 kg', '2 plaquettes (250 g)': containers that are none without their content. */
function otherContainer(first: WrittenQuantity): WrittenQuantity | null {
  const [words, word = ''] = OTHER_CONTAINER.exec(first.rest) ?? []
  if (words === undefined) return null
  const text = first.rest.slice(words.length)
  const notes = [...first.notes, `${written(first.quantity ?? 1)} ${word}`]
  const [aside, inside = ''] = ASIDE.exec(text) ?? []
  const content = aside === undefined ? null : readContent(inside)
  if (aside !== undefined)
    return content === null ? null : withContent({ ...first, notes }, content, text.slice(aside.length))
  const size = readAmount(text.slice(BY.exec(text)?.[0].length ?? 0))
  const quantity = size === null ? null : plainQuantity(size)
  if (quantity === null || !quantity.measured) return null
  return withContent({ ...first, notes }, { quantity, each: true, inAll: false }, quantity.rest)
}

/** '1 14-oz can' */
function sizedPiece(first: WrittenQuantity): WrittenQuantity | null {
  const amount = /^\s*\d/u.test(first.rest) ? readAmount(first.rest) : null
  const quantity = amount === null ? null : plainQuantity(amount)
  if (quantity === null || !quantity.measured) return null
  return sizedContainer(first, { quantity, each: true, inAll: false }, quantity.rest)
}

/** The word of a container that a text begins with, and what follows. */
function withoutContainer(text: string): { word: string; rest: string } | null {
  const read = readMeasure(text)
  if (read === null || read.measure === 'unmeasured') return null
  const { measure, word, rest } = read
  return CONTAINERS.has('counted' in measure ? measure.counted : measure.unit) ? { word, rest } : null
}

/** Of '7 oz/200 g' and '1 cup (240 ml)' the metric one. */
function metricOf(first: WrittenQuantity): WrittenQuantity | null {
  const [slash] = SLASH.exec(first.rest) ?? []
  const [aside, inside = ''] = ASIDE.exec(first.rest) ?? []
  if (slash !== undefined) {
    const amount = readAmount(first.rest.slice(slash.length))
    const other = amount === null ? null : plainQuantity(amount)
    if (other === null || !other.measured) return null
    if (!first.metric) return other.metric ? other : null
    const ounces = readAmount(other.rest)
    const further = ounces === null ? null : plainQuantity(ounces)
    return { ...first, rest: further?.measured === true ? further.rest : other.rest }
  }
  const content = aside === undefined || first.metric ? null : readContent(inside)
  if (aside === undefined || content === null) return null
  return content.quantity.metric ? inMetric(first, content, first.rest.slice(aside.length)) : null
}

/** A measure of cups or ounces in the metric quantity that is stated beside it. */
export function inMetric(first: WrittenQuantity, { quantity }: Content, rest: string): WrittenQuantity {
  const note = `${written(first.quantity ?? 0)} ${first.unit ?? ''}`
  const same = first.unit === quantity.unit
  const far = same && Math.abs((first.quantity ?? 0) / (quantity.quantity ?? 1) - 1) > 0.25
  const doubt = quantity.doubt ?? (far ? { reason: 'several' as const, written: note } : null)
  return {
    ...quantity,
    doubt: first.doubt?.reason === 'range' ? first.doubt : doubt,
    notes: first.notes,
    rest,
  }
}

/** '400 g can', '2 x 400 g cans'; the number in '2 400 g cans' is not certain. */
function inContainer(amount: Amount, first: WrittenQuantity): WrittenQuantity | null {
  const read = withoutContainer(first.rest)
  if (read === null) return null
  const grouped = amount.quantity >= 1000
  return {
    ...first,
    notes: [...first.notes, read.word],
    doubt: grouped ? { reason: 'several', written: `${written(amount.quantity)} ${read.word}` } : first.doubt,
    rest: read.rest,
  }
}
