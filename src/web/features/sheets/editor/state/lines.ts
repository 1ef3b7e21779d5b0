import { formerProductNote, noteWithoutFormerName } from '#domain/catalogue/former-product-note.ts'
import type { DraftLine } from './draft.ts'
import { amountOf, asForfait, asQs, asQuantity } from './line-amount.ts'
import type { LineAmount } from './line-amount.ts'
import { keepsQuantity, sourceId, sourceName, sourceUnit } from './line-source.ts'
import type { LineSource } from './line-source.ts'

/** What a new sheet's only line holds until its first product is chosen. */
const STARTER = { quantity: 0.001, unit: 'g' } as const
/** The unit of a line that has never had a product. */
const NAMED = { unit: 'unité' } as const

export type LineChange = Partial<LineAmount & Pick<DraftLine, 'note'>>
type Lines = readonly DraftLine[]

/** The line that a new sheet comes with, untouched or emptied: the first product takes its place. */
export function isStarter({ product, preparation, costing, quantity, unit, note }: DraftLine): boolean {
  if (product !== null || preparation !== null || costing !== 'quantity' || note !== null) return false
  return quantity === null || (quantity === STARTER.quantity && unit === STARTER.unit)
}

/**
 * Choosing a product or a preparation sets the loss to 0; a former name goes. The quantity stays, in its unit, where it
 * means the same of the new one; otherwise it is to be typed, in the unit of the new one.
 */
function withSource(line: DraftLine, source: LineSource): DraftLine {
  const wentByNote = sourceId(line) === null && !isStarter(line)
  const stays = !isStarter(line) && keepsQuantity(line.unit, source)
  return {
    ...line,
    ...source,
    note: wentByNote ? noteWithoutFormerName(line.note, sourceName(source) ?? '') : line.note,
    unit: stays ? line.unit : sourceUnit(source),
    wastagePercent: 0,
    quantity: stays ? line.quantity : null,
  }
}

/** What a new line is of: a product or a preparation, or neither but a name, as 'sel, poivre' QS. */
export type LineStart =
  | { source: LineSource; costing?: UncountedCosting | null; typed?: TypedLine | null }
  | { name: string; costing: UncountedCosting }

/** How much of a source was typed beside its name, and what was typed beside that. */
export type TypedLine = LineAmount & Pick<DraftLine, 'note'>

/** How a line begins that takes no quantity; a forfait is for a portion until another one is chosen. */
export type UncountedCosting = 'qs' | 'forfait-portion'

/** Adds a line at the end, or fills the starter line. Gives the line's key too. */
export function startLine(lines: Lines, start: LineStart, newKey: string): { lines: Lines; key: string } {
  const starter = lines.find(isStarter)
  const key = starter?.key ?? newKey
  const line = startedLine(key, start)
  return {
    lines: starter === undefined ? [...lines, line] : replaced(lines, key, () => line),
    key,
  }
}

function startedLine(key: string, start: LineStart): DraftLine {
  if ('name' in start) {
    return { key, ...NO_SOURCE, ...uncounted(start.costing, NAMED), note: start.name }
  }
  const { source, costing, typed } = start
  const unit = sourceUnit(source)
  return {
    key,
    ...source,
    ...(costing ? uncounted(costing, { unit }) : typed ? amountOf(typed) : asQuantity(null, unit, 0)),
    note: typed?.note ?? null,
  }
}

function uncounted(costing: UncountedCosting, line: Pick<DraftLine, 'unit'>): LineAmount {
  return costing === 'qs' ? asQs(line) : asForfait(line, costing, null)
}

/** A line that comes whole, from a pasted recipe. */
export type NewLine = Omit<DraftLine, 'key' | 'product' | 'preparation'> & { source: LineSource | null }

const NO_SOURCE = { product: null, preparation: null }

/** Adds lines at the end; the starter line, still untouched, goes. `keyOf` gives the key of the one at a place. */
export function addLines(lines: Lines, added: readonly NewLine[], keyOf: (place: number) => string): Lines {
  const made = added.map(({ source, ...facts }, place): DraftLine => ({
    key: keyOf(place),
    ...(source ?? NO_SOURCE),
    ...facts,
  }))
  return made.length === 0 ? lines : [...lines.filter((line) => !isStarter(line)), ...made]
}

export function chooseSource(lines: Lines, key: string, source: LineSource): Lines {
  return replaced(lines, key, (line) =>
    sourceId(line) === sourceId(source) ? line : withSource(line, source),
  )
}

export function changeLine(lines: Lines, key: string, change: LineChange): Lines {
  return replaced(lines, key, (line) => ({ ...line, ...change }))
}

export function removeLine(lines: Lines, key: string): Lines {
  return lines.filter((line) => line.key !== key)
}

/** Restores a removed line at its position, or at the end of a list that has become shorter. */
export function restoreLine(lines: Lines, line: DraftLine, index: number): Lines {
  if (lines.some(({ key }) => key === line.key)) return lines
  return lines.toSpliced(Math.min(index, lines.length), 0, line)
}

export function moveLine(lines: Lines, key: string, to: number): Lines {
  const from = lines.findIndex((line) => line.key === key)
  const line = lines[from]
  if (line === undefined || to < 0 || to >= lines.length || to === from) return lines
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}

/** What is known of a source as it is now, in every line that takes it; what was typed stays. */
export function refreshSource(lines: Lines, source: LineSource): Lines {
  const id = sourceId(source)
  const current = JSON.stringify(factsOf(source))
  return lines.some((line) => sourceId(line) === id && JSON.stringify(factsOf(line)) !== current)
    ? lines.map((line) => (sourceId(line) === id ? { ...line, ...source } : line))
    : lines
}

/** Lines of a product or a preparation that was deleted stay, without it but for its name in their note. */
export function forgetSource(lines: Lines, id: string): Lines {
  return lines.some((line) => sourceId(line) === id)
    ? lines.map((line) =>
        sourceId(line) === id
          ? {
              ...line,
              product: null,
              preparation: null,
              note: formerProductNote(sourceName(line) ?? '', line.note),
            }
          : line,
      )
    : lines
}

function factsOf({ product, preparation }: Pick<DraftLine, 'product' | 'preparation'>) {
  return product ?? preparation
}

function replaced(lines: Lines, key: string, change: (line: DraftLine) => DraftLine): Lines {
  return lines.map((line) => (line.key === key ? change(line) : line))
}
