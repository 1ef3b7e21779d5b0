import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { titlesAbove } from './around-table.ts'
import { bundleOf } from './botte-or-bouteille.ts'
import { cellText, isEmptyRow, tidyRow } from '../tables/cell.ts'
import type { Cell, Matrix } from '../tables/cell.ts'
import { PRICE_ROLES } from './column-roles.ts'
import { listParts } from './list-parts.ts'
import type { ListPart } from './list-parts.ts'
import { isCondition } from './conditions.ts'
import { listColumns } from './list-columns.ts'
import type { ListRow, SkippedRow, SkipReason } from './list-row.ts'
import { dataRows, hasDataRows, headersOf } from '../tables/header.ts'
import { countPriceColumns } from './count-price-columns.ts'
import { otherPaperOf } from './other-paper.ts'
import { isProse } from './is-prose.ts'
import type { FileRefusal } from './limits.ts'
import { negativeIn } from './price-columns.ts'
import { NO_DEFAULTS, profilesOf } from './propose-columns.ts'
import type { ListDefaults, ListMapping } from './propose-columns.ts'
import { readAllergens } from './read-allergens.ts'
import { isRayon } from './read-category.ts'
import type { PriceBasis } from './pack-levels.ts'
import { readPack } from './read-pack.ts'
import { readRow } from './read-row.ts'
import { aloneIn, isHeading, isNamed, isSectionHead, nameOf } from './section-heads.ts'
import type { RowContext } from './read-row.ts'
import { sectionOf } from './section-units.ts'
import type { Section } from './section-units.ts'
import { arePricedByPiece } from './weights-of-one.ts'
import { withPriceApart } from './price-apart.ts'
import { tableSizeRefusal } from '../tables/read-table.ts'
import { memoizeByText } from '../tables/memoize-by-text.ts'

export type ListReading =
  | { known: true; rows: ListRow[]; skipped: SkippedRow[] }
  | { known: false; reason: FileRefusal }

const NO_SECTION: Section = { rayon: '', per: null }
const LONGEST_REMARK = 120
/** The fields that two duplicate rows have in common. */
const COMPARED_FIELDS = ['code', 'name', 'brand', 'packText', 'packPriceHt', 'unit', 'priceHt'] as const
/** Rows of the same code that a row is compared with: in a list with one code for all rows the nearest are enough. */
const MOST_COMPARED = 50
/** The number of rows that must agree on the unit of the prices, without an exception. */
const ENOUGH = 3

/** The rows of all lists of a table, so far. */
interface Found {
  rows: ListRow[]
  skipped: SkippedRow[]
  seen: Map<string, ListRow | ListRow[]>
}

/**
 * The products of a table, its columns read by the mapping; of lists side by side one after the other. A rayon
 * alone in a row applies to the rows below.
 */
export function readList(matrix: Matrix, mapping: ListMapping): ListReading {
  const excess = tableSizeRefusal(matrix)
  if (excess !== null) return { known: false, reason: excess }
  const parts = listParts(mapping.roles)
  const reason = refusalOf(matrix, mapping, parts)
  if (reason !== null) return { known: false, reason }
  const found: Found = { rows: [], skipped: [], seen: new Map() }
  const used = parts.filter(({ roles }) => roles.some((role) => role === 'name' || PRICE_ROLES.has(role)))
  for (const { from, to, roles } of used) {
    const own = used.length === 1 ? matrix : matrix.map((row) => withoutOthers(row, from, to))
    readPart(own, { ...mapping, roles }, found)
  }
  const open = openQuestion(found.rows, mapping.defaults ?? NO_DEFAULTS)
  return open === null
    ? { known: true, rows: found.rows, skipped: found.skipped }
    : { known: false, reason: open }
}

/** What must be asked once of a whole list before its prices are believed; null for nothing. */
function openQuestion(rows: readonly ListRow[], { decimalMark, inEuros }: ListDefaults): FileRefusal | null {
  const most = (is: (row: ListRow) => boolean) => {
    const count = rows.filter(is).length
    return count >= ENOUGH && count * 2 >= rows.length
  }
  if (!decimalMark && most(hasUnclearMark)) return 'mark-unclear'
  return inEuros !== true && most(isFarAbove) ? 'currency-unclear' : null
}

const hasUnclearMark = ({ doubts }: ListRow) => doubts.some(({ reason }) => reason === 'price-mark-unclear')
const isFarAbove = ({ farPrice }: ListRow) => farPrice !== undefined && farPrice.price > farPrice.most

/** Why a table cannot be read by this mapping; null when it can. */
function refusalOf(matrix: Matrix, mapping: ListMapping, parts: readonly ListPart[]): FileRefusal | null {
  const { header, roles } = mapping
  const priced = roles.some((role) => PRICE_ROLES.has(role))
  const named = roles.includes('name')
  if (isProse(matrix, headersOf(matrix, header)) || (!priced && !named && header === null))
    return 'not-a-table'
  if (header !== null && !hasDataRows(matrix, header)) return 'no-rows'
  if (!priced) return withoutPrices(matrix, mapping)
  if (!named) return 'no-name-column'
  return parts.some((part) => part.roles.filter((role) => role === 'name').length > 1)
    ? 'several-lists'
    : null
}

function withoutPrices(matrix: Matrix, mapping: ListMapping): FileRefusal {
  const headers = headersOf(matrix, mapping.header)
  const negative = negativeIn(profilesOf(dataRows(matrix, mapping.header), 0, headers.length))
  const paper = otherPaperOf(headers, titlesAbove(matrix, mapping.header), negative)
  if (paper !== null) return paper
  const columns = countPriceColumns(matrix, mapping)
  if (columns > 1) return 'several-prices'
  return columns === 1 ? 'no-price-column' : 'no-prices'
}

/** The cells of one list in their columns. */
function withoutOthers(row: readonly Cell[], from: number, to: number): Cell[] {
  return row.slice(0, to).fill(null, 0, from)
}

function readPart(matrix: Matrix, mapping: ListMapping, { rows, skipped, seen }: Found): void {
  const { header } = mapping
  const columns = listColumns(matrix, mapping)
  const repeated = header === null ? null : textOf(matrix[header.row] ?? [])
  const context: RowContext = {
    columns,
    readPack: memoizeByText(readPack),
    readAllergens: memoizeByText(readAllergens),
    usual: null,
    byPiece: false,
    someOfKilo: false,
    bundle: null,
    defaults: mapping.defaults ?? NO_DEFAULTS,
  }
  const counts = { whole: 0, piece: 0 }
  const shown = { botte: 0, bouteille: 0 }
  let someOfKilo = false
  const open: { at: number; cells: readonly Cell[]; section: Section }[] = []
  // A column headed 'Fromages' or 'Vins' gives the rayon of all its rows.
  const named = columns.one('name')?.header ?? ''
  let section: Section = { rayon: isRayon(named) ? named : '', per: null }
  // 'Prix HT au kilo' above all products and rayons.
  let ofAll: Section['per'] = null
  const first = rows.length
  for (const [place, cells] of matrix.slice(0, header?.row ?? 0).entries()) {
    const text = textOf(cells).slice(0, LONGEST_REMARK)
    if (readRow(tidyRow(cells), place, NO_SECTION, context).known)
      skipped.push({ row: place, reason: 'above-header', text })
  }
  for (let place = header === null ? 0 : header.row + header.height; place < matrix.length; place += 1) {
    const cells = withPriceApart(tidyRow(matrix[place] ?? []), columns)
    if (isEmptyRow(cells)) continue
    const skip = (reason: SkipReason) =>
      skipped.push({ row: place, reason, text: textOf(cells).slice(0, LONGEST_REMARK) })
    const alone = aloneIn(cells)
    const priced = alone === null ? null : sectionOf(alone)
    if (priced !== null) {
      section = priced.rayon === '' ? { ...section, per: priced.per } : priced
      if (rows.length === first && section.rayon === '') ofAll = priced.per
    } else if (alone !== null && isHeading(alone, cells, columns)) section = { rayon: alone, per: ofAll }
    else if (textOf(cells) === repeated) skip('repeated-header')
    else if (isSectionHead(cells, columns)) section = { rayon: nameOf(cells, columns), per: ofAll }
    else if (alone !== null && !isNamed(cells, columns)) skip('remark')
    else if (SUM.test(foldForSearch(textOf(cells))) || isCondition(nameOf(cells, columns))) skip('remark')
    else {
      const reading = readRow(cells, place, section, context)
      if (!reading.known) skip(reading.reason)
      else if (isRepeated(reading.row, seen)) skip('repeated-row')
      else {
        if (reading.basis !== null) counts[reading.basis] += 1
        if (reading.bundle) shown[reading.bundle] += 1
        someOfKilo ||= reading.ofKilo
        if (reading.row.check === null || reading.bundle !== undefined)
          open.push({ at: rows.length, cells, section })
        rows.push(reading.row)
      }
    }
  }
  // What the printed prices of some rows show also applies to rows without one, and so does what 'BOT' is; weights show it together.
  const byPiece = arePricedByPiece(open.flatMap(({ at }) => rows[at] ?? []))
  const known = { ...context, usual: usualOf(counts), byPiece, someOfKilo, bundle: bundleOf(shown) }
  const isKnown = known.usual !== null || known.bundle !== null || byPiece || someOfKilo
  for (const { at, cells, section } of isKnown ? open : []) {
    const reading = readRow(cells, rows[at]?.row ?? 0, section, known)
    if (reading.known) rows[at] = reading.row
  }
}

/** Whether a row repeats an earlier one; otherwise it is kept for later comparisons. */
function isRepeated(row: ListRow, seen: Map<string, ListRow | ListRow[]>): boolean {
  const key = row.code ?? row.name
  const earlier = seen.get(key)
  if (earlier === undefined) {
    seen.set(key, row)
    return false
  }
  const others = Array.isArray(earlier) ? earlier : [earlier]
  if (
    others.slice(-MOST_COMPARED).some((other) => COMPARED_FIELDS.every((fact) => other[fact] === row[fact]))
  )
    return true
  others.push(row)
  seen.set(key, others)
  return false
}

function usualOf({ whole, piece }: Record<PriceBasis, number>): PriceBasis | null {
  if (whole >= ENOUGH && piece === 0) return 'whole'
  return piece >= ENOUGH && whole === 0 ? 'piece' : null
}

function textOf(cells: readonly Cell[]): string {
  return cells
    .map(cellText)
    .filter((text) => text !== '')
    .join(' · ')
}

/** Lines of an order or an invoice, which are no products. */
const SUM = /^(?:(?:sous[ -]?)?total|montant (?:ht|ttc|total|tva)|tva|net a payer|subtotal)(?!\p{L})/u
