import type { Cell } from '../tables/cell.ts'
import { isOfColis } from './colis-contents.ts'
import { containerOfWord } from './containers.ts'
import { countIn } from './counts-in-colis.ts'
import { isBareContent, textIn } from './list-columns.ts'
import type { ListColumn, ListColumns } from './list-columns.ts'
import { FIGURE, measuredText, wordOf } from './measured-text.ts'
import type { PackReading } from './read-pack.ts'
import type { PricedBy } from './read-price.ts'

/** What the columns of a row say of its pack. */
interface PackCells {
  words: string
  /** The number in its colis; null where no column counts. */
  count: number | null
  /** True where the words have that number too, as the weight beside it is of the colis. */
  perColis: boolean
  /** True where the weight beside it may be of the colis. */
  mayBeOfColis: boolean
}

/** @param per the unit of the row's price, as far as it is known */
export function packCells(
  row: readonly Cell[],
  columns: ListColumns,
  per: PricedBy | null,
  read: (text: string) => PackReading,
): PackCells {
  const count = countIn(row, columns)
  const content = contentIn(row, columns)
  const one = read(content)
  const ofColis = one.known && isOfColis(columns.contentsOf, one.pack, count ?? 1, per)
  const own = named(wordsIn(row, columns.one('pack')))
  const weight = named(weightIn(row, columns))
  if (ofColis !== true)
    return {
      words: joined([own, named(content), weight]),
      count,
      perColis: false,
      mayBeOfColis: ofColis === null,
    }
  const counted = count === null ? '' : `colis de ${String(count)}`
  const held =
    own === '' && counted === '' ? `colis ${content}` : `${joined([counted, own])}, soit ${content}`
  return { words: held, count, perColis: count !== null, mayBeOfColis: false }
}

const named = (text: string) => (FIGURE.test(text) ? '' : text)
const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join('. ')

/** The text of a pack; '6 kg' under 'Colis' is a colis of 6 kg. */
function wordsIn(row: readonly Cell[], column: ListColumn | null): string {
  const text = textIn(row, column)
  const container = column?.per?.kind === 'container' ? column.per.container : null
  if (FIGURE.test(text) && column?.per?.kind === 'measure') return `${text} ${wordOf(column.per.measure)}`
  const isName = column !== null && containerOfWord(column.header) !== null
  return isName && container?.rank === 'outer' && /^\d/u.test(text) && !FIGURE.test(text)
    ? `${container.name} ${text}`
    : text
}

/** A content as text; a bare figure takes its measure from the header ('Poids net (kg)'). */
function contentIn(row: readonly Cell[], columns: ListColumns): string {
  const column = columns.one('content')
  const text = textIn(row, column)
  if (column === null || !FIGURE.test(text)) return text
  if (isBareContent(text, column)) return `${text} ${textIn(row, columns.one('unit'))}`.trim()
  return measuredText(text, column.per)
}

/** 'Qté par colis (kg)': the weight of the colis, not a count. */
function weightIn(row: readonly Cell[], columns: ListColumns): string {
  const column = columns.one('packCount')
  const text = textIn(row, column)
  if (column?.per?.kind !== 'measure' || !FIGURE.test(text)) return ''
  return `colis ${text} ${wordOf(column.per.measure)}`
}
