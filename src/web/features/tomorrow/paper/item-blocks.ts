import { abreast, type Block, emptyBlock, stacked } from '#web/lib/pages/block.ts'
import { widthOf } from '#web/lib/pages/measure.ts'
import type { Shape } from '#web/lib/pages/page.ts'
import { type PaperSetting, ruleBlock, textBlock } from '#web/lib/pages/paper-blocks.ts'
import { LEADING, PAPER_STYLES } from '#web/lib/pages/paper-styles.ts'
import { type Run, setText } from '#web/lib/pages/set-text.ts'
import type { PaperLine } from './paper-lines.ts'
import type { PaperItem, StationPaper } from './production-paper.ts'

/** Points. */
const PADDING = 6
const SMALL_PADDING = 4
const BOX = 12
/** Of the texts beside the box. */
const INDENT = 22
const AMOUNT_SIZE = 16
const NAME_SIZE = 12
const NAME_LEADING = 15
const AMOUNT_GAP = 14
const COLUMN_GAP = 16
const LINE_GAP = 8
/** A text that is as wide as its room is not broken. */
const ROUNDING = 0.01

const STYLES = {
  amount: { ...PAPER_STYLES.strong, size: AMOUNT_SIZE },
  name: { ...PAPER_STYLES.strong, size: NAME_SIZE },
}

interface ItemSetting extends PaperSetting {
  /** It has a box to tick. */
  isTicked: boolean
}

/** What is made of a sheet: its name and amount, what for, and its lines in two columns, above a line. */
export function itemBlock(item: PaperItem, { width, measure, isTicked }: ItemSetting): Block {
  const { name, version, amount, why, notes, lines } = item
  const room = width - INDENT
  const large = textBlock(
    [{ text: amount, style: STYLES.amount }],
    { room: room / 2, leading: NAME_LEADING },
    measure,
  )
  const small = textBlock([{ text: version, style: PAPER_STYLES.foot }], { room: room / 2 }, measure)
  const right = Math.max(large.width, small.width)
  const text = (words: string, style: Run['style']) =>
    textBlock(present([{ text: words, style }]), { room: room - right - AMOUNT_GAP }, measure)
  const named = textBlock(
    [{ text: name, style: STYLES.name }],
    { room: room - right - AMOUNT_GAP, kind: 'subsection', leading: NAME_LEADING },
    measure,
  )
  const head = abreast([
    ...(isTicked ? [{ x: 0, block: tickBox(item.done) }] : []),
    {
      x: INDENT,
      block: stacked([named, 1, text(why, PAPER_STYLES.text), text(notes, PAPER_STYLES.dimmedStrong)]),
    },
    { x: width - large.width, block: large },
    { x: width - small.width, block: stacked([NAME_LEADING + 1, small]) },
  ])
  const table = lines.length === 0 ? [] : [4, indented(linesBlock(lines, { width: room, measure }))]
  return stacked([PADDING, head, ...table, PADDING - 1, ruleBlock(width, 'hairline')])
}

/** The same in the size of text, its lines one after the other. */
export function smallItemBlock(item: PaperItem, { width, measure, isTicked }: ItemSetting): Block {
  const { name, version, amount, why, notes, lines } = item
  const right = textBlock([{ text: amount, style: PAPER_STYLES.strong }], { room: width / 2 }, measure)
  const room = width - INDENT
  const head = textBlock(
    present([
      { text: name, style: PAPER_STYLES.strong },
      { text: why, style: PAPER_STYLES.text },
      { text: notes, style: PAPER_STYLES.dimmedStrong },
      { text: version, style: PAPER_STYLES.foot },
    ]),
    { room: room - right.width - AMOUNT_GAP },
    measure,
  )
  const listed = lines.map(lineText).join(' · ')
  const below = textBlock(present([{ text: listed, style: PAPER_STYLES.dimmed }]), { room }, measure)
  const row = abreast([
    ...(isTicked ? [{ x: 0, block: tickBox(item.done) }] : []),
    { x: INDENT, block: stacked([head, below]) },
    { x: width - right.width, block: right },
  ])
  return stacked([SMALL_PADDING, row, SMALL_PADDING, ruleBlock(width, 'hairline')])
}

/** '180 g Bœuf (brut 200 g)' */
function lineText({ amount, name, aside }: PaperLine): string {
  return [amount, name, aside === '' ? '' : `(${aside})`].filter(Boolean).join(' ')
}

/** What could not be counted, with a box to tick. */
export function apartBlock(
  { name, amount, reason }: StationPaper['apart']['rows'][number],
  { width, measure }: PaperSetting,
): Block {
  const text = textBlock(
    present([
      { text: name, style: STYLES.name },
      { text: amount, style: PAPER_STYLES.text },
      { text: reason, style: PAPER_STYLES.warning },
    ]),
    { room: width - INDENT, leading: NAME_LEADING },
    measure,
  )
  const row = abreast([
    { x: 0, block: tickBox(false) },
    { x: INDENT, block: text },
  ])
  return stacked([PADDING - 2, row, PADDING - 2, ruleBlock(width, 'hairline')])
}

function present(runs: readonly Run[]): Run[] {
  return runs.filter(({ text }) => text !== '')
}

function indented(block: Block): Block {
  return abreast([{ x: INDENT, block }])
}

/** A box to tick; ticked where it is done already. */
function tickBox(done: boolean): Block {
  const { color } = PAPER_STYLES.text
  const frame: Shape = { kind: 'frame', x: 0.5, y: 1.5, width: BOX, height: BOX, line: 1, color }
  if (!done) return { ...emptyBlock(), shapes: [frame] }
  const stroke = { kind: 'rule', width: 1.5, color } as const
  const [left, low, right] = [
    { x: 3, y: 8 },
    { x: 5.5, y: 11 },
    { x: 10.5, y: 4 },
  ] as const
  const tick: Shape[] = [
    { ...stroke, x1: left.x, y1: left.y, x2: low.x, y2: low.y },
    { ...stroke, x1: low.x, y1: low.y, x2: right.x, y2: right.y },
  ]
  return { ...emptyBlock(), shapes: [frame, ...tick] }
}

/** Down the first column, then down the second. */
function linesBlock(lines: readonly PaperLine[], setting: PaperSetting): Block {
  const width = (setting.width - COLUMN_GAP) / 2
  const amounts = Math.max(
    ...lines.map(({ amount }) => widthOf(amount, PAPER_STYLES.strong, setting.measure)),
  )
  const blocks = lines.map((line) => lineBlock(line, { ...setting, width, amounts }))
  const half = Math.ceil(blocks.length / 2)
  return abreast([
    { x: 0, block: stacked(blocks.slice(0, half)) },
    { x: width + COLUMN_GAP, block: stacked(blocks.slice(half)) },
  ])
}

interface LineSetting extends PaperSetting {
  /** Points of the widest amount, at whose right end all end. */
  amounts: number
}

function lineBlock({ amount, name, aside }: PaperLine, { width, amounts, measure }: LineSetting): Block {
  const set = (runs: readonly Run[], room: number, align: 'left' | 'right') =>
    setText(present(runs), { room, leading: LEADING.text, align, measure })
  const x = amounts + LINE_GAP
  const amountCell = set([{ text: amount, style: PAPER_STYLES.strong }], amounts + ROUNDING, 'right')
  const nameCell = set(
    [
      { text: name, style: PAPER_STYLES.text },
      { text: aside, style: PAPER_STYLES.dimmed },
    ],
    width - x,
    'left',
  )
  const cells = [amountCell.lines, nameCell.lines.map((line) => ({ ...line, x: line.x + x }))]
  const height = Math.max(amountCell.height, nameCell.height)
  return { ...emptyBlock(height), parts: [{ kind: 'tableRow', cells, namedBy: 1 }] }
}
