import type { Cell } from '#domain/tables/cell.ts'
import { MAX_CELLS, MAX_ROWS } from '#domain/tables/limits.ts'
import { formatOfCode, GENERAL } from '#domain/tables/number-format.ts'
import type { NumberFormat } from '#domain/tables/number-format.ts'
import type { CellRange, Tab, TabCell } from '#domain/tables/tab.ts'
import { formulaOfOds } from './ods-formula.ts'
import { readXml } from './xml-events.ts'

const MOST_COLUMNS = 16_384

interface OpenTab {
  tab: Tab & {
    cells: (TabCell | undefined)[][]
    merges: CellRange[]
    hiddenRows: Set<number>
    hiddenColumns: Set<number>
  }
  row: number
  column: number
  columns: number
}

interface OpenCell {
  type: string
  value: string | null
  formula: string | null
  lines: string[]
  repeated: number
  covered: boolean
  rows: number
  columns: number
}

const times = (attribute: string | null) => Math.max(1, Number(attribute ?? 1) || 1)

/** The tabs of an OpenDocument spreadsheet; the reason where one is too large. Repeated empty cells take no place. */
export function odsTabs(xml: string): Tab[] | 'too-many-rows' | 'too-many-cells' {
  const tabs: Tab[] = []
  let refusal: 'too-many-rows' | 'too-many-cells' | null = null
  let open: OpenTab | null = null
  let cell: OpenCell | null = null
  let rows = 1
  let filled = 0
  let inParagraph = 0
  let inNote = 0

  const put = (
    { tab, row, column }: OpenTab,
    { repeated, rows: down, columns: across, ...read }: OpenCell,
  ) => {
    const value = valueOf(read)
    if (down > 1 || across > 1)
      tab.merges.push({
        fromRow: row,
        fromColumn: column,
        toRow: row + down - 1,
        toColumn: column + across - 1,
      })
    if (value === null && read.formula === null) return
    if (row >= MAX_ROWS || column + repeated > MOST_COLUMNS) {
      refusal = row >= MAX_ROWS ? 'too-many-rows' : 'too-many-cells'
      return
    }
    filled += repeated
    if (filled > MAX_CELLS) refusal = 'too-many-cells'
    if (refusal !== null) return
    while (tab.cells.length <= row) tab.cells.push([])
    const format = formatOf(read)
    const failed = /^(?:#|Err:)/u.test(read.lines[0] ?? '') && read.formula !== null
    const full: TabCell = failed
      ? { value: null, formula: read.formula, format, failed }
      : { value, formula: read.formula, format }
    for (let at = 0; at < repeated; at += 1) (tab.cells[row] ?? [])[column + at] = full
  }

  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'table') {
        const tab: OpenTab['tab'] = {
          name: attribute('table:name') ?? '',
          cells: [],
          merges: [],
          hiddenRows: new Set(),
          hiddenColumns: new Set(),
          hidden: false,
          hasPicture: false,
        }
        open = { tab, row: 0, column: 0, columns: 0 }
        tabs.push(tab)
      } else if (open === null) return
      else if (name === 'table-column') {
        const many = times(attribute('table:number-columns-repeated'))
        const last = Math.min(open.columns + many, MOST_COLUMNS)
        if (isHidden(attribute('table:visibility')))
          for (let at = open.columns; at < last; at += 1) open.tab.hiddenColumns.add(at)
        open.columns += many
      } else if (name === 'table-row') {
        rows = times(attribute('table:number-rows-repeated'))
        open.column = 0
        if (isHidden(attribute('table:visibility')) && open.row < MAX_ROWS) open.tab.hiddenRows.add(open.row)
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = {
          type: attribute('office:value-type') ?? '',
          value:
            attribute('office:value') ?? attribute('office:date-value') ?? attribute('office:boolean-value'),
          formula: formulaOfOds(attribute('table:formula')),
          lines: [],
          repeated: times(attribute('table:number-columns-repeated')),
          covered: name === 'covered-table-cell',
          rows: times(attribute('table:number-rows-spanned')),
          columns: times(attribute('table:number-columns-spanned')),
        }
      } else if (name === 'annotation') inNote += 1
      else if (name === 'image') open.tab.hasPicture = true
      else if (name === 'p' && inNote === 0 && cell !== null) {
        inParagraph += 1
        cell.lines.push('')
      } else if (name === 's' && inParagraph > 0)
        addText(' '.repeat(Math.min(times(attribute('text:c')), 100)))
    },
    close: (name) => {
      if (name === 'annotation') inNote -= 1
      else if (name === 'p' && inNote === 0) inParagraph = Math.max(0, inParagraph - 1)
      else if ((name === 'table-cell' || name === 'covered-table-cell') && open !== null && cell !== null) {
        if (!cell.covered && refusal === null) put(open, cell)
        open.column += cell.repeated
        cell = null
      } else if (name === 'table-row' && open !== null) {
        repeatRow(open)
        open.row += rows
      } else if (name === 'table') open = null
    },
    text: (text) => {
      if (inParagraph > 0 && inNote === 0) addText(text)
    },
  })

  /** A row that is repeated with its figures is a filled-down one: each of them is read. */
  function repeatRow({ tab, row }: OpenTab): void {
    const own = tab.cells[row]
    if (own === undefined) return
    for (let more = 1; more < rows && refusal === null; more += 1) {
      filled += own.length
      if (filled > MAX_CELLS) refusal = 'too-many-cells'
      else tab.cells.push([...own])
    }
  }

  function addText(text: string): void {
    if (cell !== null && cell.lines.length > 0) cell.lines[cell.lines.length - 1] += text
  }
  return refusal ?? tabs
}

const isHidden = (visibility: string | null) => visibility === 'collapse' || visibility === 'filter'

function valueOf({ type, value, lines }: Pick<OpenCell, 'type' | 'value' | 'lines'>): Cell {
  if (type === 'float' || type === 'currency' || type === 'percentage') {
    const figure = value === null || value === '' ? Number.NaN : Number(value)
    return Number.isFinite(figure) ? figure : null
  }
  if (type === 'date') return new Date(value ?? '')
  if (type === 'boolean') return value === 'true'
  const text = lines.join('\n')
  return text === '' ? null : text
}

/** What is shown beside the figure is its format: '12,50 €', '0,250 kg'. */
function formatOf({ type, lines: [shown = ''] }: Pick<OpenCell, 'type' | 'lines'>): NumberFormat {
  if (type === 'currency')
    return { kind: 'currency', words: formatOfCode(`0"${shown.replaceAll(/[\d\s.,-]/gu, '')}"`).words }
  if (type === 'percentage') return { kind: 'percent', words: '%' }
  if (type === 'date') return { kind: 'date', words: '' }
  if (type !== 'float') return GENERAL
  const words = shown.replaceAll(/["\d\s.,+-]/gu, '')
  return words === '' || /^E\d*$/u.test(words) ? { kind: 'number', words: '' } : formatOfCode(`0"${words}"`)
}
