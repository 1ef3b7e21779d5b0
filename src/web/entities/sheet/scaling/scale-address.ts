import { kitchenQuantity } from '#domain/quantity/kitchen-quantity.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { WEIGHINGS } from '#domain/scaling/scale-way.ts'
import type { Mould, Moulds, ScaleWay } from '#domain/scaling/scale-way.ts'
import { id, oneOf } from '#web/lib/navigation/search-params.ts'
import type { ReadingSearch } from './reading-search.ts'

/** Characters that need no encoding in a URL and occur in no id. */
const WITHIN = '_'
const SIDES = '*'

/** As the address holds it: 'hand_{id}_gross_3.2_kg', 'made_12_kg', 'moulds_1*round*20*4_2*round*24*4'. */
export function searchOfScale(way: ScaleWay | undefined): ReadingSearch {
  if (way === undefined) return {}
  switch (way.kind) {
    case 'covers':
      return { covers: way.covers }
    case 'hand':
      return { scale: [way.kind, way.lineId, way.weighing, way.quantity, way.unit].join(WITHIN) }
    case 'made':
      return { scale: [way.kind, way.quantity, way.unit].join(WITHIN) }
    case 'moulds':
      return { scale: [way.kind, writeMoulds(way.from), writeMoulds(way.to)].join(WITHIN) }
  }
}

interface Amount {
  grossQuantity: number | null
  unit: LineUnit
}

/** A preparation as it is read for what a scaled sheet takes of it, its loss included. */
export function searchOfPart({ grossQuantity, unit }: Amount): ReadingSearch {
  if (grossQuantity === null) return {}
  if (unit === 'portion' && Number.isInteger(grossQuantity)) return { covers: grossQuantity }
  const read = kitchenQuantity(grossQuantity, unit, 'as-written')
  return searchOfScale({
    kind: 'made',
    ...(read.fraction === null ? read : { quantity: grossQuantity, unit }),
  })
}

/** Parses the search params; what is no way to scale a sheet counts as absent. */
export function scaleOfSearch({ covers, scale }: ReadingSearch): ScaleWay | undefined {
  if (covers !== undefined) return { kind: 'covers', covers }
  const [kind, ...parts] = (scale ?? '').split(WITHIN)
  if (kind === 'hand') return readHand(parts)
  if (kind === 'made') return readMade(parts)
  return kind === 'moulds' ? readForMoulds(parts) : undefined
}

function readHand([line, weighed, amount, of]: string[]): ScaleWay | undefined {
  const lineId = id(line)
  const weighing = oneOf(WEIGHINGS)(weighed)
  const made = readMade([amount ?? '', of ?? ''])
  if (lineId === undefined || weighing === undefined || made?.kind !== 'made') return undefined
  return { ...made, kind: 'hand', lineId, weighing }
}

function readMade([amount, of]: string[]): ScaleWay | undefined {
  const quantity = positive(amount)
  const unit = oneOf(LINE_UNITS)(of)
  return quantity === undefined || unit === undefined ? undefined : { kind: 'made', quantity, unit }
}

function readForMoulds([one, other]: string[]): ScaleWay | undefined {
  const from = readMoulds(one)
  const to = readMoulds(other)
  return from === undefined || to === undefined ? undefined : { kind: 'moulds', from, to }
}

function writeMoulds(moulds: Moulds): string {
  return [moulds.count, moulds.shape, ...sidesOf(moulds)].join(SIDES)
}

function sidesOf(mould: Mould): number[] {
  switch (mould.shape) {
    case 'round':
      return [mould.diameter, mould.height]
    case 'rectangular':
      return [mould.length, mould.width, mould.height]
    case 'content':
      return [mould.content]
  }
}

function readMoulds(written = ''): Moulds | undefined {
  const [number, shape, ...texts] = written.split(SIDES)
  const count = positive(number)
  const sides = texts.map(positive)
  const [a, b, c] = sides
  if (count === undefined || sides.includes(undefined) || a === undefined) return undefined
  if (shape === 'content') return { count, shape, content: a }
  if (shape === 'round' && b !== undefined) return { count, shape, diameter: a, height: b }
  if (shape !== 'rectangular' || b === undefined || c === undefined) return undefined
  return { count, shape, length: a, width: b, height: c }
}

/** Written by `String`, without a sign and without 'Infinity'. */
function positive(written: string | undefined): number | undefined {
  const number = /^\d/.test(written ?? '') ? Number(written) : Number.NaN
  return number > 0 && Number.isFinite(number) ? number : undefined
}
