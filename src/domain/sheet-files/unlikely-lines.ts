import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { FoundLine, SheetReason } from './found-sheet.ts'
import { isAboveUsual } from './usual-prices.ts'
import { isBeyondUsual } from './usual-quantities.ts'
import { conversion, perKiloOrLitre } from './line-measure.ts'
import { contentOfText, packContent } from './table-lines.ts'
import type { TableLines } from './table-lines.ts'
import type { Reading } from './reading.ts'

/** EUR per kg or litre that few foods cost. */
const DEAR = 300
const LUXURY =
  /safran|saffron|azafran|truff|trufa|vanill|vainilla|caviar|feuilles? d'or|gold leaf|foie gras|morille|matsutake|wasabi|cardamom|agar|xanth|gelatin|pectin|gellan|lecithin|colorant|levure|yeast|epice|spice|piment|\bsel\b|\bsalt\b/u
/** What a dish takes less than a gram of. */
const BY_THE_PINCH =
  /poivre|pepper|pimienta|muscade|nutmeg|curry|paprika|pimenton|cumin|curcuma|turmeric|cannelle|canela|cinnamon|girofle|badiane|anis|tonka|herbe|thym|laurier|basilic|persil|ciboulette|cerfeuil|aneth|estragon|romarin|sauge|menthe|coriandre|zeste|fleur|pousse|bicarbonate|arome|extrait|essence|sesame|graine|acide|citrique|sucro|methyl|alginate|iota|kappa/u
/** Kilos or litres of one ingredient in a portion that hardly any dish has. */
const HEAVY = 1
/** So many times what all other lines weigh together. */
const OUTWEIGHS = 5
/** Portions of a sheet that does not say them, for what is a plausible weight. */
const USUAL_PORTIONS = 10
/** EUR per kg or litre under which a price divided by the content of its pack is no longer plausible. */
const CHEAP = 0.5
const WORTH_ASKING = 10
/** EUR, and pieces, from which the price of one piece may be that of its pack. */
const PIECE_WORTH_ASKING = 2
const LEAST_IN_PACK = 6

type At = { reason: SheetReason['reason']; line: number }

/** Lines whose figures agree with each other, and with no kitchen: grams in a column of kilos, a pack's price for a kilo. */
export function unlikelyLines(lines: readonly FoundLine[], portions: number | null): SheetReason[] {
  const weights = lines.map(kilosOf)
  const reasons: At[] = []
  lines.forEach((line, at) => {
    const { price, priceUnit, quantity, unit, name } = line
    if (quantity === null) return
    const each = price === null ? null : perKiloOrLitre(price.value, priceUnit)
    if (price !== null && isAboveUsual(name.value, price.value, priceUnit))
      reasons.push({ reason: 'price-unlikely', line: at })
    const weight = weights[at] ?? null
    if (weight !== null && portions !== null && isBeyondUsual(name.value, weight / portions))
      reasons.push({ reason: 'quantity-unlikely', line: at })
    const isSmallUnit = unit === 'g' || unit === 'ml'
    const dear = each !== null && each > DEAR && !LUXURY.test(foldForSearch(name.value))
    if (dear && priceUnit !== 'kg' && priceUnit !== 'L') reasons.push({ reason: 'grams-for-kilos', line: at })
    else if (
      isSmallUnit &&
      quantity.value < 1 &&
      (line.cost ?? 1) < 0.05 &&
      !LUXURY.test(foldForSearch(name.value)) &&
      !BY_THE_PINCH.test(foldForSearch(name.value))
    )
      reasons.push({ reason: 'grams-for-kilos', line: at })
    else {
      const others = weights.reduce<number>((sum, other, place) => sum + (place === at ? 0 : (other ?? 0)), 0)
      const perPortion = (weight ?? 0) / (portions ?? USUAL_PORTIONS)
      if (
        weight !== null &&
        (unit === 'kg' || unit === 'L') &&
        perPortion > HEAVY &&
        weight >= 10 &&
        others > 0 &&
        weight > OUTWEIGHS * others
      )
        reasons.push({ reason: 'grams-for-kilos', line: at })
    }
  })
  return reasons as SheetReason[]
}

function kilosOf({ quantity, unit }: FoundLine): number | null {
  if (quantity === null || unit === null) return null
  const factor = conversion(unit, 'kg') ?? conversion(unit, 'L')
  return factor === null ? null : quantity.value * factor
}

/**
 * Lines that are priced by the kilo with what seems to be the price of a pack: by the column of packs beside it, by how
 * the other lines are priced, or by the pack that the name states.
 */
export function packPriceReasons(
  table: TableLines,
  reading: Reading,
  lines: readonly FoundLine[],
): SheetReason[] {
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
  const reasons: At[] = []
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
    const named = contentOfText(grid.cell(table.rows[at]?.row ?? 0, table.name).text)
    const inName = named === null ? null : inUnit(named.value, named.unit, priceUnit)
    const isCounted = named?.unit === 'pièce' && priceUnit === 'pièce'
    const isPack = isCounted
      ? isCountedPack(price.value, quantity.value, named.value)
      : inName !== null && isDoubtful(price.value, inName)
    if (isPack) reasons.push({ reason: 'pack-price-as-unit-price', line: at })
  })
  return reasons as SheetReason[]
}

/** Whether a price may be that of a pack as well as that of a kilo. */
function isDoubtful(price: number, holds: number): boolean {
  return holds >= 2 && price >= WORTH_ASKING && price / holds >= CHEAP
}

/** 'Œufs plateau de 30 | 30 pièces | 5,70': a whole pack, each piece of it at a price of which many would be dear. */
function isCountedPack(price: number, quantity: number, holds: number): boolean {
  return holds >= LEAST_IN_PACK && quantity >= holds && price >= PIECE_WORTH_ASKING && price / holds >= 0.02
}

function inUnit(value: number, unit: FoundLine['unit'], to: FoundLine['unit']): number | null {
  if (unit === null || to === null) return value
  const factor = conversion(unit, to)
  return factor === null ? null : value * factor
}
