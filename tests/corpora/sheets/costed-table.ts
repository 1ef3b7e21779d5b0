import { costOf, FAMILIES, round } from './foods.ts'
import type { TrueLine, TrueSheet } from './foods.ts'
import { asWritten, unitWord, wordsOf, written } from './style.ts'
import type { Style } from './style.ts'
import { at } from './tab-writer.ts'
import type { TabWriter } from './tab-writer.ts'

/** An error that a chef makes, and the line that it is in. */
export interface Planted {
  kind: 'left-out' | 'grams-for-kilos' | 'pack-price'
  line: number
}

/** A planted error that suits its line; eggs are never weighed in grams for kilos. */
export function plantedIn(planted: Planted | null, { lines }: TrueSheet): Planted | null {
  if (planted === null || planted.kind === 'left-out')
    return planted && { ...planted, line: planted.line % lines.length }
  const weighed = lines.flatMap(({ unit }, at) => (unit === 'kg' || unit === 'L' ? [at] : []))
  return { ...planted, line: weighed[planted.line % weighed.length] ?? 0 }
}

/** A line as the file has it, and as a right reading gives it. */
export interface WrittenLine {
  name: string
  /** In `unit`; null for 'PM'. */
  quantity: number | null
  unit: string | null
  price: number | null
  cost: number
}

export interface WrittenTable {
  lines: WrittenLine[]
  total: number
  totalCell: string
  /** The row behind the total. */
  end: number
}

const PACK = 5

/** What the file has of a line: planted errors are what the chef typed, with the cost that the file draws from it. */
function figuresOf(style: Style, line: TrueLine, planted: Planted | null) {
  const own = asWritten(style, line.quantity ?? 0, line.unit ?? '')
  const perKilo = own.unit === 'g' || own.unit === 'ml' ? 1000 : 1
  let [quantity, price] = [own.quantity, line.price]
  if (planted?.kind === 'pack-price') price = round(price * PACK, 2)
  if (planted?.kind === 'grams-for-kilos')
    quantity = perKilo === 1 ? round(quantity * 1000, 3) : round(quantity / 1000, 6)
  const cost = (quantity * price) / perKilo
  return { quantity, price, unit: own.unit, perKilo, cost: style.rounded ? round(cost, 2) : cost }
}

/**
 * Writes heads, lines and total: name, quantity, unit, price, cost, with a column of packs where a price of one is planted.
 * @param row of the heads
 */
export function writeTable(
  style: Style,
  tab: TabWriter,
  sheet: TrueSheet,
  place: { row: number; column: number; planted: Planted | null; packs?: boolean },
): WrittenTable {
  const words = wordsOf(style)
  const { column, planted } = place
  let { row } = place
  const packs = place.packs === true
  const columns = { name: column, quantity: column + 1, unit: column + 2 }
  let next = style.glued ? column + 2 : column + 3
  const pack = packs ? next++ : -1
  const price = next++
  const cost = next
  tab.put(row, columns.name, words.name)
  tab.put(row, columns.quantity, words.quantity)
  if (!style.glued) tab.put(row, columns.unit, words.unit)
  if (packs) tab.put(row, pack, 'Conditionnement')
  if (style.twoRows) {
    tab.put(row, price, 'Prix')
    tab.merge(row, price, row, cost)
    row += 1
    tab.put(row, price, 'Unitaire')
    tab.put(row, cost, 'Total')
    tab.merge(row - 1, columns.name, row, columns.name)
  } else {
    tab.put(row, price, words.price)
    tab.put(row, cost, words.cost)
  }
  if (style.hiddenColumn) {
    tab.put(row, cost + 1, 'Code')
    tab.hiddenColumns.add(cost + 1)
  }
  row += 1
  const first = row
  const lines: WrittenLine[] = []
  let family = ''
  const ordered = style.sections
    ? sheet.lines.toSorted((one, other) => one.family.localeCompare(other.family))
    : sheet.lines
  let sum = 0
  let lastRow = row
  ordered.forEach((line, index) => {
    if (style.sections && line.family !== family) {
      family = line.family
      tab.put(row, columns.name, FAMILIES[style.language][line.family])
      row += 1
    }
    if (style.emptyRows && index === 2) row += 1
    const isPlanted = planted !== null && planted.line === index
    const own = figuresOf(style, line, isPlanted ? planted : null)
    const formats = style.formats
      ? { quantity: `0.000" ${unitWord(style, own.unit)}"`, money: '#,##0.00 "€"' }
      : { quantity: '', money: '' }
    tab.put(row, columns.name, line.name)
    if (style.glued)
      tab.put(
        row,
        columns.quantity,
        `${String(own.quantity).replace('.', style.language === 'en' ? '.' : ',')} ${unitWord(style, own.unit)}`,
      )
    else {
      tab.put(row, columns.quantity, written(style, own.quantity, 6), { format: formats.quantity })
      tab.put(row, columns.unit, unitWord(style, own.unit))
    }
    if (packs)
      tab.put(row, pack, isPlanted ? `carton ${String(PACK)} ${line.unit === 'L' ? 'L' : 'kg'}` : 'au kg')
    tab.put(row, price, written(style, own.price, 2), { format: formats.money })
    const divided = own.perKilo === 1 ? '' : '/1000'
    const product = `${at(row, columns.quantity)}*${at(row, price)}${divided}`
    tab.put(row, cost, written(style, own.cost, style.rounded ? 2 : 6), {
      ...(!style.glued && { formula: style.rounded ? `ROUND(${product},2)` : product }),
      format: formats.money,
    })
    if (style.hiddenColumn) tab.put(row, cost + 1, 4100 + index)
    if (style.hiddenRow && index === 1) tab.hiddenRows.add(row)
    lines.push({ name: line.name, quantity: own.quantity, unit: own.unit, price: own.price, cost: own.cost })
    sum += own.cost
    lastRow = row
    row += 1
  })
  if (style.atWill) {
    tab.put(row, columns.name, words.salt)
    tab.put(row, columns.quantity, words.atWill)
    lines.push({ name: words.salt, quantity: null, unit: null, price: null, cost: 0 })
    row += 1
  }
  if (style.emptyRows) row += 1
  const leftOut = planted?.kind === 'left-out' ? (lines[planted.line]?.cost ?? 0) : 0
  // A range that ends one row too early is how a last line is left out.
  const range =
    planted?.kind === 'left-out' && planted.line === ordered.length - 1
      ? `${at(first, cost)}:${at(lastRow - 1, cost)}`
      : `${at(first, cost)}:${at(lastRow, cost)}`
  const isByRange = planted?.kind !== 'left-out' || planted.line === ordered.length - 1
  const total = style.rounded ? round(sum - leftOut, 2) : sum - leftOut
  tab.put(row, columns.name, words.total)
  if (style.merged) tab.merge(row, columns.name, row, price)
  tab.put(row, cost, written(style, total, style.rounded ? 2 : 6), {
    ...(isByRange && !style.comma && { formula: `SUM(${range})` }),
    ...(style.formats && { format: '#,##0.00 "€"' }),
  })
  return { lines, total, totalCell: at(row, cost), end: row + 1 }
}

/** The lines of a sheet that no price or total is written for. */
export function trueLines(sheet: TrueSheet): WrittenLine[] {
  return sheet.lines.map((line) => ({
    name: line.name,
    quantity: line.quantity,
    unit: line.unit,
    price: line.price,
    cost: costOf(line),
  }))
}
