import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { Found } from './found-sheet.ts'
import type { GridCell } from './grid.ts'
import { headHints } from './head-words.ts'
import { isOfHouse } from './house-words.ts'
import { cellsOfRegion, guestsIn, labelledTexts } from './labelled-figures.ts'
import type { LabelledText, SheetRegion } from './labelled-figures.ts'
import { labelOf } from './labels.ts'

export interface WrittenFacts {
  title: Found<string> | null
  category: Found<string> | null
  allergens: Found<string> | null
  steps: Found<string>[]
  notes: Found<string>[]
}

const GENERIC =
  /^(?:fiches? (?:techniques?|recettes?|de (?:fabrication|production|cout\w*)).*|fiches?|ingredients?|denrees|recettes?|bon d.economat|recipe (?:card|costing.*|cost.*)|(?:standard(?:ised|ized)? )?recipe(?: sheet| form)?|ficha tecnica.*|escandallo|hoja de costes?|costing sheet|cost card|plate costing|technical sheet|feuille de calcul\d*|sheet\d*|hoja\d*|couts?|progression|photo|logo|\d+)$/u
const LONGEST_TITLE = 100
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
  return {
    title: titleOf(
      region,
      headRow,
      of('title').map(({ text }) => text),
    ),
    category: category?.text ?? null,
    allergens: allergens?.text ?? null,
    steps: stepsOf(region, stepsColumn),
    notes: of('notes').map(withLabel),
  }
}

const PLAIN_NOTES =
  /^(?:notes?|remarques?|observations?|commentaires?|conseils?|comments?|observaciones|notas?)\b/u

/** 'Dressage : au centre', where the label says what a note is about. */
function withLabel({ label, text }: LabelledText): Found<string> {
  const words = label.text.replace(/\s*[:=].*$/su, '').trim()
  return PLAIN_NOTES.test(foldForSearch(words)) ? text : { ...text, value: `${words} : ${text.value}` }
}

function titleOf(
  region: SheetRegion,
  headRow: number,
  labelled: readonly Found<string>[],
): Found<string> | null {
  const { grid } = region
  const tabName = foldForSearch(grid.tab.name).trim()
  const above: Found<string>[] = []
  const fromRow = region.titleRow ?? region.fromRow
  for (const cell of cellsOfRegion({ ...region, fromRow, toRow: Math.min(region.toRow, headRow) })) {
    if (!isTitle(cell, headRow) || texts(labelled, cell)) continue
    above.push({ value: cleanTitle(cell.text), cell: cell.place })
  }
  const isShared = ({ value }: Found<string>) => grid.shared.has(foldForSearch(value))
  const said = labelled.find(
    (text) => text.cell.row <= headRow && !GENERIC.test(foldForSearch(text.value)) && !isShared(text),
  )
  if (said !== undefined) return { ...said, value: cleanTitle(said.value) }
  const named = above.find(({ value }) => {
    const words = foldForSearch(value)
    return tabName.length >= 3 && (words.startsWith(tabName) || tabName.startsWith(words))
  })
  const own = above.filter(({ value }) => !isOfHouse(value))
  // 'Feuil1' says less than what all tabs have.
  return named ?? own.find((text) => !isShared(text)) ?? (GENERIC.test(tabName) ? own[0] : null) ?? null
}

const texts = (labelled: readonly Found<string>[], { place }: GridCell) =>
  labelled.some(({ cell }) => cell.row === place.row && cell.column === place.column)

function isTitle(cell: GridCell, headRow: number): boolean {
  const { text, words, figure, isText, place } = cell
  if (!isText || figure !== null || text.length > LONGEST_TITLE || text.length < 3) return false
  const plain = cleanTitle(text)
  if (plain.length < 2 || GENERIC.test(foldForSearch(plain))) return false
  if (
    labelOf(text) !== null ||
    (guestsIn(cell, null) !== null &&
      foldForSearch(plain) === words &&
      /^(?:pour|for|para|base|\d)/u.test(words))
  )
    return false
  return place.row < headRow || Object.keys(headHints(text)).length === 0
}

/** 'FICHE TECHNIQUE : Blanquette de veau (pour 8 pers.)' is 'Blanquette de veau'. */
function cleanTitle(text: string): string {
  return text
    .replace(
      /^(?:fiche(?: technique| recette)?(?: de fabrication)?|recette|recipe|ficha t[ée]cnica|receta|plat|dish|plato)(?:\s*n[°º]?\s*\d+)?\s*[:–-]\s*/iu,
      '',
    )
    .replace(/^(?:fiche technique|ficha t[ée]cnica)\s+(?=\S)/iu, '')
    .replace(/\s*\((?:pour|for|para|serves)\s[^()]*\)\s*$/iu, '')
    .replace(/\s*[(–-]?\s*(?:pour|for|para|serves)\s+\d+\s*\p{L}*\.?\s*\)?\s*$/iu, '')
    .replace(
      /\s*(?:\(|\s[–—-]\s*)\d+\s*(?:pers|portions?|parts?|rations?|couverts|pax|raciones|servings)\w*\.?\)?\s*$/iu,
      '',
    )
    .replace(/^\d{1,2}\s*[.)–-]\s+/u, '')
    .trim()
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
      if (labelOf(text.text) !== null && text.text.length < 30) break
      empty = 0
      for (const part of text.text.split(/\n+/u)) {
        const step = part.replace(/^\s*(?:[ée]tape\s*)?\d{1,2}\s*[.):–-]\s*|^\s*[-–•]\s*/iu, '').trim()
        if (step !== '') steps.push({ value: step, cell: text.place })
      }
    }
    return steps
  }
}
