import { abreast, type Block, emptyBlock, stacked } from './block.ts'
import type { Measure } from './measure.ts'
import type { Part, TextPart } from './page.ts'
import { LEADING, PAPER_STYLES, type RuleName, RULES } from './paper-styles.ts'
import { type Run, setText } from './set-text.ts'

/** What the blocks of a document are set in. */
export interface PaperSetting {
  /** Points of the text. */
  width: number
  measure: Measure
}

interface TextOptions {
  room: number
  kind?: TextPart['kind']
  align?: 'left' | 'right'
  leading?: number
}

/** A text as one part of the page. */
export function textBlock(
  runs: readonly Run[],
  { room, kind = 'text', align = 'left', leading = LEADING.text }: TextOptions,
  measure: Measure,
): Block & { width: number } {
  const { lines, height, width } = setText(runs, { room, leading, align, measure })
  const parts: Part[] = lines.length === 0 ? [] : [{ kind, lines }]
  return { ...emptyBlock(height), parts, width }
}

/** A line across, under what is above it. */
export function ruleBlock(width: number, name: RuleName): Block {
  const rule = { kind: 'rule', x1: 0, x2: width, y1: 0, y2: 0, ...RULES[name] } as const
  return { ...emptyBlock(), shapes: [rule] }
}

/** 'INGRÉDIENTS' above its line. */
export function sectionTitle(text: string, { width, measure }: PaperSetting): Block {
  const run = { text, style: PAPER_STYLES.sectionTitle }
  const title = textBlock([run], { room: width, kind: 'section', leading: LEADING.small }, measure)
  return stacked([title, 3, ruleBlock(width, 'strong')])
}

const TITLE_GAP = 24

/** What the document is, its title, and at the right what is to be known of it. */
export function paperHead(
  { heading, title, subtitle = '' }: { heading: string; title: string; subtitle?: string },
  { width, measure }: PaperSetting,
): Block {
  const above = textBlock(
    [{ text: heading, style: PAPER_STYLES.heading }],
    { room: width, leading: LEADING.small },
    measure,
  )
  const beside = textBlock([{ text: subtitle, style: PAPER_STYLES.dimmed }], { room: width / 2 }, measure)
  const titled = textBlock(
    [{ text: title, style: PAPER_STYLES.title }],
    { room: width - beside.width - TITLE_GAP, kind: 'title', leading: LEADING.title },
    measure,
  )
  const space = stacked([Math.max(0, titled.height - beside.height - 4), beside])
  const line = abreast([
    { x: 0, block: titled },
    { x: width - beside.width, block: space },
  ])
  return stacked([above, 1, line, 7])
}

const FACT_GAP = 12
const FACT_PADDING = 1.8

interface Fact {
  label: string
  value: string
  /** What its value leads to on the screen, as `PageLinks` reads it. */
  about?: string | undefined
}

/** A label, and its value at the right: 'TVA … 10 %'. */
export function factRow({ label, value, about }: Fact, { width, measure }: PaperSetting): Block {
  const named = textBlock([{ text: label, style: PAPER_STYLES.text }], { room: width / 2 }, measure)
  const room = width - named.width - FACT_GAP
  const valueBlock = textBlock(
    [{ text: value, style: PAPER_STYLES.strong, about }],
    { room, align: 'right' },
    measure,
  )
  return ruledRow([named, { block: valueBlock, x: width - room }], width)
}

const LABEL_WIDTH = 72

/** A label, and its value beside it: 'Matériel  Cocotte, Chinois'. */
export function detailRow({ label, value }: Fact, { width, measure }: PaperSetting): Block {
  const named = textBlock([{ text: label, style: PAPER_STYLES.text }], { room: LABEL_WIDTH }, measure)
  const x = LABEL_WIDTH + FACT_GAP
  const valueBlock = textBlock([{ text: value, style: PAPER_STYLES.strong }], { room: width - x }, measure)
  return ruledRow([named, { block: valueBlock, x }], width)
}

function ruledRow([named, valueBlock]: [Block, { block: Block; x: number }], width: number): Block {
  const row = abreast([{ x: 0, block: named }, valueBlock])
  // One part: a label and its value are read together.
  const lines = row.parts.flatMap((part) => ('cells' in part ? [] : part.lines))
  return stacked([
    FACT_PADDING,
    { ...row, parts: [{ kind: 'text', lines }] },
    FACT_PADDING,
    ruleBlock(width, 'hairline'),
  ])
}
