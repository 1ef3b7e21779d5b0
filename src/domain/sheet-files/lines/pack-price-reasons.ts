import { conversion } from '../grid/line-measure.ts'
import type { Reading } from '../roles/reading.ts'
import { contentOfText, packContent } from '../roles/table-lines.ts'
import type { TableLines } from '../roles/table-lines.ts'
import type { FoundLine } from './found-line.ts'
import type { LineReason } from './line-reason.ts'

/** EUR per kg or litre under which a price divided by the content of its pack is no longer plausible. */
const CHEAP = 0.5
const DOUBTFUL_FROM = 10
/** EUR, and pieces, from which the price of one piece may be that of its pack. */
const PIECE_DOUBTFUL_FROM = 2
const LEAST_IN_PACK = 6

/** What a name has that states more than one of something. */
const COUNTS = /[\d¼-¾⅐-⅞]|dou?z|dz|cent|mille|magnum|demi/iu

/**
 * Lines that are priced by the kilo with what seems to be the price of a pack: by the column of packs beside it, by how
 * the other lines are priced, or by the pack that the name states.
 */
export function packPriceReasons(
  table: TableLines,
  reading: Reading,
  lines: readonly FoundLine[],
): LineReason[] {
  const { grid, hints, from } = table.table
  const { price: column } = reading
  if (column === null) return []
  const packPrices = table.figures.find(
    (other) => other !== column && hints[other.column - from]?.packPrice !== undefined,
  )
  const contents = lines.map((_, at) =>
    table.pack === null ? null : packContent(grid.cell(table.rows[at]?.row ?? 0, table.pack)),
  )
  const raw = (at: number) => column.cells[at]?.figure?.value ?? null
  const byPack = (at: number) =>
    reading.packFirst && lines[at]?.price != null && raw(at) !== lines[at]?.price?.value
  const mostByPack =
    lines.filter((_, at) => byPack(at)).length * 2 >= lines.filter((_, at) => contents[at] != null).length
  const isPackColumn = (hints[column.column - from] ?? {}).packPrice !== undefined || mostByPack
  const reasons: LineReason[] = []
  lines.forEach((line, at) => {
    const { price, priceUnit, quantity } = line
    const content = contents[at] ?? null
    if (price === null || quantity === null) return
    const holds = content === null ? null : inUnit(content.value, content.unit, priceUnit)
    if (holds !== null && Math.abs(holds - 1) > 0.01) {
      const pack = packPrices?.cells[at]?.figure?.value ?? null
      if (pack !== null && Math.abs(pack - price.value) < 0.005)
        reasons.push({ reason: 'pack-price-as-unit-price', line: at })
      else if (
        pack === null &&
        raw(at) === price.value &&
        ((reading.packFirst && isPackColumn) || isDoubtful(price.value, holds))
      )
        reasons.push({ reason: 'pack-price-as-unit-price', line: at })
      return
    }
    if (content !== null || column.cells[at]?.figure?.per != null) return
    // The packs of names are read only where they can be one of these.
    const mayBeCounted =
      priceUnit === 'pièce' && quantity.value >= LEAST_IN_PACK && price.value >= PIECE_DOUBTFUL_FROM
    if (price.value < DOUBTFUL_FROM && !mayBeCounted) return
    const { text } = grid.cell(table.rows[at]?.row ?? 0, table.name)
    const named = COUNTS.test(text) ? contentOfText(text) : null
    const inName = named === null ? null : inUnit(named.value, named.unit, priceUnit)
    const isCounted = named?.unit === 'pièce' && priceUnit === 'pièce'
    const isPack = isCounted
      ? isCountedPack(price.value, quantity.value, named.value)
      : inName !== null && isDoubtful(price.value, inName)
    if (isPack) reasons.push({ reason: 'pack-price-as-unit-price', line: at })
  })
  return reasons
}

/** Whether a price may be that of a pack as well as that of a kilo. */
function isDoubtful(price: number, holds: number): boolean {
  return holds >= 2 && price >= DOUBTFUL_FROM && price / holds >= CHEAP
}

/** 'Œufs plateau de 30 | 30 pièces | 5,70': a whole pack, each piece of it at a price of which many would be dear. */
function isCountedPack(price: number, quantity: number, holds: number): boolean {
  return holds >= LEAST_IN_PACK && quantity >= holds && price >= PIECE_DOUBTFUL_FROM && price / holds >= 0.02
}

function inUnit(value: number, unit: FoundLine['unit'], to: FoundLine['unit']): number | null {
  if (unit === null || to === null) return value
  const factor = conversion(unit, to)
  return factor === null ? null : value * factor
}
