import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import type { Found } from '../grid/found.ts'
import type { GridCell } from '../grid/grid.ts'
import { labelOf } from '../tables/labels.ts'
import { cellsOfRegion } from '../tables/sheet-region.ts'
import type { SheetRegion } from '../tables/sheet-region.ts'
import { durationNotes } from './duration-notes.ts'
import { labelledTexts } from './labelled-texts.ts'
import type { LabelledText } from './labelled-texts.ts'
import { isNoteLabel, stepsUnder, withoutNumber } from './steps-beside.ts'
import type { StepColumns } from './steps-beside.ts'
import { titleTexts } from './title-texts.ts'
import type { TitleTexts } from './title-texts.ts'

export interface WrittenFacts {
  titles: TitleTexts
  category: Found<string> | null
  allergens: Found<string> | null
  steps: Found<string>[]
  notes: Found<string>[]
}

/**
 * The texts about a sheet around its table.
 * @param headRow above which the title is looked for
 * @param columns those of steps beside the lines
 */
export function sheetFacts(region: SheetRegion, headRow: number, columns: StepColumns | null): WrittenFacts {
  const texts = labelledTexts(region, ['title', 'category', 'allergens', 'steps', 'notes'])
  const of = (kind: string) => texts.filter((text) => text.kind === kind)
  const [category] = of('category')
  const [allergens] = of('allergens')
  const steps = stepsOf(region, columns)
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

/** 'Dressage : au centre', where the label says what a note is about. */
function withLabel({ label, text }: LabelledText): Found<string> {
  const words = label.text.replace(/\s*[:=].*$/su, '').trim()
  return isNoteLabel(foldForSearch(words)) ? text : { ...text, value: `${words} : ${text.value}` }
}

/** The steps in their own columns, or under a heading such as 'Progression'. */
function stepsOf(region: SheetRegion, columns: StepColumns | null): Found<string>[] {
  if (columns !== null) return stepsUnder(region, columns, columns)
  for (const cell of cellsOfRegion(region)) {
    if (!cell.isText || labelOf(cell.text) !== 'steps') continue
    const { row, column } = cell.place
    const steps = stepsUnder(region, { column, from: row + 1 })
    if (steps.length > 0) return steps
  }
  return []
}
