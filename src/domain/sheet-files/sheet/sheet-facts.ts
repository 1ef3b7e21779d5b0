import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { beginning } from '../../words/word-list.ts'
import type { Found } from '../grid/found.ts'
import type { GridCell } from '../grid/grid.ts'
import { behindLabel, labelOf } from '../tables/labels.ts'
import { cellsOfRegion } from '../tables/sheet-region.ts'
import type { SheetRegion } from '../tables/sheet-region.ts'
import { durationNotes } from './duration-notes.ts'
import { labelledTexts } from './labelled-texts.ts'
import type { LabelledText } from './labelled-texts.ts'
import { titleTexts } from './title-texts.ts'
import type { TitleTexts } from './title-texts.ts'
import { NOTE_WORDS } from './words/fact-words.ts'

export interface WrittenFacts {
  titles: TitleTexts
  category: Found<string> | null
  allergens: Found<string> | null
  steps: Found<string>[]
  notes: Found<string>[]
}

const SHORTEST_STEP = 4

/**
 * The texts about a sheet around its table.
 * @param headRow above which the title is looked for
 * @param stepsColumn a column of steps beside the lines
 */
export function sheetFacts(
  region: SheetRegion,
  headRow: number,
  stepsColumn: { column: number; from: number } | null,
): WrittenFacts {
  const texts = labelledTexts(region, ['title', 'category', 'allergens', 'steps', 'notes'])
  const of = (kind: string) => texts.filter((text) => text.kind === kind)
  const [category] = of('category')
  const [allergens] = of('allergens')
  const steps = stepsOf(region, stepsColumn)
  const isStep = ({ cell: { row, column } }: Found<string>) =>
    steps.some(({ cell }) => cell.row === row && cell.column === column)
  const durations = durationNotes(region).filter((note) => !isStep(note))
  return {
    titles: titleTexts(region, headRow, of('title')),
    category: category?.text ?? null,
    allergens: allergens?.text ?? null,
    steps,
    notes: [...durations, ...of('notes').map(withLabel)],
  }
}

/** With sentences of the method among the lines: they are its steps, or notes where a heading names other steps. */
export function withMethod<Facts extends Pick<WrittenFacts, 'steps' | 'notes'>>(
  facts: Facts,
  sentences: readonly GridCell[],
): Facts {
  const known = new Set([...facts.steps, ...facts.notes].map(({ value }) => value))
  const found = sentences
    .map(({ text, place }): Found<string> => ({ value: withoutNumber(text), cell: place }))
    .filter(({ value }) => !known.has(value))
  return facts.steps.length > 0 ? { ...facts, notes: [...facts.notes, ...found] } : { ...facts, steps: found }
}

const withoutNumber = (text: string) =>
  text.replace(/^\s*(?:[ée]tape\s*)?\d{1,2}\s*[.):–-]\s*|^\s*[-–•]\s*/iu, '').trim()

const PLAIN_NOTES = beginning(NOTE_WORDS)

const isPlainNote = (text: string) =>
  behindLabel(text) !== null && labelOf(text) === 'notes' && PLAIN_NOTES.test(foldForSearch(text))

/** 'Dressage : au centre', where the label says what a note is about. */
function withLabel({ label, text }: LabelledText): Found<string> {
  const words = label.text.replace(/\s*[:=].*$/su, '').trim()
  return PLAIN_NOTES.test(foldForSearch(words)) ? text : { ...text, value: `${words} : ${text.value}` }
}

/** The steps in their own column, or under a heading such as 'Progression'. */
function stepsOf(region: SheetRegion, column: { column: number; from: number } | null): Found<string>[] {
  const { grid, toRow, isLine, fromColumn, toColumn } = region
  if (column !== null) return stepsUnder(grid.cell(column.from - 1, column.column), column.from)
  for (const cell of cellsOfRegion(region)) {
    if (!cell.isText || labelOf(cell.text) !== 'steps') continue
    const steps = stepsUnder(cell, cell.place.row + 1)
    if (steps.length > 0) return steps
  }
  return []

  function stepsUnder(head: GridCell, from: number): Found<string>[] {
    const steps: Found<string>[] = []
    let empty = 0
    for (let row = from; row <= toRow && empty < 3; row += 1) {
      const cells = []
      for (
        let at = Math.max(fromColumn, head.place.column);
        at <= Math.min(toColumn, head.place.column + 2, grid.width - 1);
        at += 1
      ) {
        const cell = grid.cell(row, at)
        if (cell.text !== '' && (column !== null || !isLine(row, at))) cells.push(cell)
      }
      const text = cells.find(({ isText, text: words }) => isText && words.length >= SHORTEST_STEP)
      if (text === undefined) {
        empty += 1
        continue
      }
      empty = 0
      // A remark below the steps is a note.
      if (column === null && isPlainNote(text.text)) continue
      if (labelOf(text.text) !== null && text.text.length < 30) break
      for (const part of text.text.split(/\n+/u)) {
        const step = withoutNumber(part)
        if (step !== '') steps.push({ value: step, cell: text.place })
      }
    }
    return steps
  }
}
