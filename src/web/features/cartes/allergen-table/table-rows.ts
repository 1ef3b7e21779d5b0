import { ALLERGENS } from '#domain/allergens/allergen.ts'
import type { PrintedWords } from '#domain/cartes/words/words.ts'
import type { CarteDish } from '../carte-document.ts'
import { breakLines } from '#domain/typesetting/break-lines.ts'
import { widthOf } from '#web/lib/pages/measure.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import type { Line, LineStyle, Shape, TablePart } from '#web/lib/pages/page.ts'

const INK = '#211c16'
const LINE = '#e7e0d3'
const UNKNOWN = '#8f5608'
const ACCENT = '#1e4d3b'

const plain = { spacing: 0, uppercase: false }
export const STYLES = {
  title: { ...plain, face: 'instrumentStrong', size: 20, color: INK },
  text: { ...plain, face: 'instrument', size: 9, color: '#655c50' },
  head: { ...plain, face: 'instrumentStrong', size: 8.4, color: INK },
  group: { ...plain, face: 'instrumentStrong', size: 9.6, color: ACCENT },
  name: { ...plain, face: 'instrument', size: 9.4, color: INK },
  note: { ...plain, face: 'instrument', size: 7.6, color: UNKNOWN },
  contains: { ...plain, face: 'instrumentStrong', size: 17, color: INK },
  trace: { ...plain, face: 'instrument', size: 9.4, color: INK },
  unknown: { ...plain, face: 'instrument', size: 9.4, color: UNKNOWN },
} as const satisfies Record<string, LineStyle>

/** Points. */
export const TABLE = { side: 40, top: 44, bottom: 40, nameWidth: 200, column: 22.5 }
export const TABLE_WIDTH = TABLE.nameWidth + ALLERGENS.length * TABLE.column
const NAME_LINE = 11.6
const NOTE_LINE = 9.4
const PADDING = 4.2
const GROUP_HEIGHT = 25
const HEAD_GAP = 7
const HAIRLINE = 0.5

/** A row of the table, from its own left upper corner. */
export interface TableRow {
  height: number
  parts: [TablePart]
  shapes: Shape[]
}

/** 'Sole meunière / Sole in butter': a row has no room for a line of each. */
export function bothNames({ name, secondName }: Pick<CarteDish, 'name' | 'secondName'>): string {
  return secondName === undefined ? name : `${name} / ${secondName}`
}

const middleOf = (column: number) => TABLE.nameWidth + TABLE.column * (column + 0.5)

/** The names of the allergens, read upwards. */
export function headRow(words: PrintedWords, measure: Measure): TableRow {
  const style = STYLES.head
  const names = ALLERGENS.map((allergen) => words.allergen(allergen))
  const longest = Math.max(...names.map((name) => widthOf(name, style, measure)))
  const height = longest + 2 * HEAD_GAP
  const y = height - HEAD_GAP
  const dish: Line = { ...style, text: words.table.dish, x: 0, y, align: 'left' }
  const cells = names.map((text, column): Line[] => [
    { ...style, text, x: middleOf(column) + style.size * 0.34, y, align: 'left', upright: true },
  ])
  return {
    height,
    parts: [{ kind: 'tableHead', cells: [[dish], ...cells] }],
    shapes: [ruleAt(height, INK, 1)],
  }
}

export function groupRow(name: string, measure: Measure): TableRow {
  const style = STYLES.group
  const texts = breakLines(name, TABLE_WIDTH, (text) => widthOf(text, style, measure))
  const lines = texts.map((text, index): Line => {
    return { ...style, text, x: 0, y: 17 + index * NAME_LINE, align: 'left' }
  })
  const height = GROUP_HEIGHT + (texts.length - 1) * NAME_LINE
  return { height, parts: [{ kind: 'tableGroup', cells: [lines] }], shapes: [ruleAt(height, LINE)] }
}

/** What a dish contains and what is unknown: an undeclared allergen is not taken for absent. */
export function dishTableRow(dish: CarteDish, words: PrintedWords, measure: Measure): TableRow {
  const width = (text: string) => widthOf(text, STYLES.name, measure)
  const texts = breakLines(bothNames(dish), TABLE.nameWidth - 12, width)
  const named = texts.map((text, index): Line => {
    return { ...STYLES.name, text, x: 0, y: PADDING + NAME_LINE * index + 9, align: 'left' }
  })
  const namesHeight = NAME_LINE * Math.max(1, texts.length)
  const note: Line[] = dish.undeclared
    ? [{ ...STYLES.note, text: words.table.undeclared, x: 0, y: PADDING + namesHeight + 7, align: 'left' }]
    : []
  const height = 2 * PADDING + namesHeight + (dish.undeclared ? NOTE_LINE : 0)
  const cells = ALLERGENS.map((allergen, column): Line[] => {
    const sign = { x: middleOf(column), align: 'center' } as const
    if (dish.allergens.includes(allergen))
      return [{ ...STYLES.contains, ...sign, text: '•', y: height / 2 + 6, spoken: words.table.contains }]
    if (dish.traces.includes(allergen))
      return [{ ...STYLES.trace, ...sign, text: 'T', y: height / 2 + 3.2, spoken: words.table.traces }]
    if (!dish.undeclared) return []
    return [{ ...STYLES.unknown, ...sign, text: '?', y: height / 2 + 3.2, spoken: words.table.undeclared }]
  })
  const columns = cells.map((_, column): Shape => {
    const x = TABLE.nameWidth + TABLE.column * column
    return { kind: 'rule', x1: x, x2: x, y1: 0, y2: height, width: HAIRLINE, color: LINE }
  })
  return {
    height,
    parts: [{ kind: 'tableRow', cells: [[...named, ...note], ...cells] }],
    shapes: [ruleAt(height, LINE), ...columns],
  }
}

function ruleAt(y: number, color: string, width = HAIRLINE): Shape {
  return { kind: 'rule', x1: 0, x2: TABLE_WIDTH, y1: y, y2: y, width, color }
}
