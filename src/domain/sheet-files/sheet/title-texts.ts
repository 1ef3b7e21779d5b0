import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { whole, beginning } from '../../words/word-list.ts'
import type { Found } from '../grid/found.ts'
import { cellsOf } from '../grid/grid.ts'
import type { GridCell } from '../grid/grid.ts'
import { beginsWithCount, countedPortions } from '../tables/counted-portions.ts'
import { headHints } from '../tables/head-words.ts'
import { labelOf } from '../tables/labels.ts'
import { cellsOfRegion } from '../tables/sheet-region.ts'
import type { SheetRegion } from '../tables/sheet-region.ts'
import type { SheetTable } from '../tables/sheet-table.ts'
import { isYieldLabel } from '../tables/yield-figures.ts'
import type { LabelledText } from './labelled-texts.ts'
import {
  FORM_TITLES,
  NO_DISHES,
  WORDS_BEFORE_COUNT,
  MEASURED_FACTS,
  PERSON_LABELS,
  COUNTS_BEHIND_TITLE,
  FORMS_BEFORE_TITLE,
} from './words/title-words.ts'

/** A text above the lines of a sheet that may be its title. */
export interface TitleText extends Found<string> {
  /** Whether its words or its place say so: 'Fiche technique : Tourte', beside 'Fiche technique', 'pour 8 personnes'. */
  isMarked: boolean
}

/** The texts of a tab that may be the title of one sheet. */
export interface TitleTexts {
  /** Behind a label, such as 'Plat :'. */
  labelled: Found<string>[]
  /** From top to bottom. */
  above: TitleText[]
  tabName: string
}

const FORM = whole(FORM_TITLES)
const GENERIC = whole(NO_DISHES)
/** 'n° 12' */
const NUMBER = /^(?:n[°º]?|no\.?|num[ée]ro)?\s*\d[\d./-]*$/iu
const LONGEST_TITLE = 100
const COUNT = new RegExp(String.raw`^${WORDS_BEFORE_COUNT}`, 'u')
const MEASURED_FACT = beginning(MEASURED_FACTS)
/** 'Fiche technique n° 12 : ' */
const FORM_BEFORE_TITLE = new RegExp(String.raw`^${FORMS_BEFORE_TITLE}(?:\s*n[°º]?\s*\d+)?\s*[:–—-]\s*`, 'iu')

/** Whether a folded text names no dish: 'feuil1', 'fiche technique'. */
export const isGeneric = (words: string) =>
  FORM.test(words) || GENERIC.test(words) || /^feuil\d*$/u.test(words)

/**
 * The texts that may be the title of the sheet in a region.
 * @param headRow above which they are looked for
 * @param labelled texts behind a label for titles
 */
export function titleTexts(
  region: SheetRegion,
  headRow: number,
  labelled: readonly LabelledText[],
): TitleTexts {
  const named = labelled.filter(
    ({ text: { value, cell } }) => cell.row <= headRow && !isGeneric(foldForSearch(value)),
  )
  // 'Fiche technique | Le Phare' may be of a house too.
  const [byForm, byLabel] = [named.filter(isByForm), named.filter((text) => !isByForm(text))]
  const above = byForm.map(({ text }): TitleText => ({ ...cleaned(text), isMarked: true }))
  const forms: GridCell[] = []
  const fromRow = region.titleRow ?? region.fromRow
  for (const cell of cellsOfRegion({ ...region, fromRow, toRow: Math.min(region.toRow, headRow) })) {
    if (cell.isText && FORM.test(cell.words)) forms.push(cell)
    if (!isTitle(cell, headRow) || isOfOtherFact(region, cell) || isAmong(labelled, cell)) continue
    const text = cleaned({ value: cell.text, cell: cell.place })
    const isMarked = text.value !== cell.text.trim() || forms.some((form) => isBeside(region, form, cell))
    above.push({ ...text, isMarked })
  }
  return {
    labelled: byLabel.map(({ text }) => cleaned(text)),
    above: above.toSorted(
      (one, other) => one.cell.row - other.cell.row || one.cell.column - other.cell.column,
    ),
    tabName: region.grid.tab.name,
  }
}

const cleaned = (text: Found<string>): Found<string> => ({ ...text, value: cleanTitle(text.value) })

const isByForm = ({ label, text }: LabelledText) =>
  (label.place.row !== text.cell.row || label.place.column !== text.cell.column) && FORM.test(label.words)

const isAmong = (labelled: readonly LabelledText[], { place }: GridCell) =>
  labelled.some(({ text: { cell } }) => cell.row === place.row && cell.column === place.column)

/** Whether a cell is the next one to the right of 'Fiche technique n° 12', empty ones between them apart. */
function isBeside({ grid }: SheetRegion, { place: form }: GridCell, { place }: GridCell): boolean {
  if (place.row !== form.row || place.column <= form.column) return false
  for (let column = form.column + 1; column < place.column; column += 1)
    if (grid.cell(form.row, column).text !== '') return false
  return true
}

function isTitle(cell: GridCell, headRow: number): boolean {
  const { text, words, figure, isText, place } = cell
  if (!isText || figure !== null || text.length > LONGEST_TITLE || text.length < 3) return false
  const plain = cleanTitle(text)
  if (plain.length < 2 || isGeneric(foldForSearch(plain)) || NUMBER.test(plain)) return false
  if (
    labelOf(text) !== null ||
    isYieldLabel(words) ||
    FACT.test(text) ||
    beginsWithCount(words) ||
    (countedPortions(cell, null, true) !== null && foldForSearch(plain) === words && COUNT.test(words))
  )
    return false
  return place.row < headRow || Object.keys(headHints(text)).length === 0
}

/** 'Perte cuisson', 'Masse mise en œuvre' beside its figure, and 'M. Petit' beside 'Chef'. */
function isOfOtherFact({ grid }: SheetRegion, { text, words, place: { row, column } }: GridCell): boolean {
  const [label, count, ...others] = cellsOf(grid, row, 0, column - 1).filter(({ text }) => text !== '')
  // 'Pour | 20 | crêpes'
  const isCount = count !== undefined && !count.isText && count.figure !== null && others.length === 0
  const isLabel = label?.isText === true && isBeforeCount(label.words)
  // In 'Base | 10 | Blanquette' the last is the title.
  if (isCount && isLabel && (/^\p{Ll}/u.test(text) || FOR.test(label.words))) return true
  if (/^(?:taux d[e'] ?)?(?:pertes?|dechets?|freintes?|merma|cooking loss)\b/u.test(words)) return true
  const { figure, isText } = grid.cell(row, column + 1)
  if (figure !== null && !isText && (MEASURED_FACT.test(words) || isBeforeCount(words))) return true
  return column > 0 && PERSON.test(grid.cell(row, column - 1).words)
}
const isBeforeCount = (words: string): boolean => BEFORE_COUNT.test(words.replace(/\s*:$/u, ''))
const FOR = /^(?:pour|for|para|soit|donne)\b/u
const BEFORE_COUNT = whole(WORDS_BEFORE_COUNT)
const PERSON = new RegExp(String.raw`^${PERSON_LABELS}\s*:?$`, 'u')

/** 'Poids de pâte : 12,5 kg', 'Cuisson : 20 min' */
const FACT = /^[^:=]{2,40}[:=]\s*\d[\d.,]*\s*(?:€|%|°\s?c?|k?g|[cm]?l|min\w*|h|heures?|jours?)?\s*$/iu

/** ' — 48 pièces', '(6 à 8 parts)' */
const COUNT_BEHIND = new RegExp(
  String.raw`\s*(?:\(|\s[–—-]\s*)\d+(?:\s*(?:à|ou|to|-|–|\/)\s*\d+)?\s*${COUNTS_BEHIND_TITLE}\.?\)?\s*$`,
  'iu',
)

/** 'FICHE TECHNIQUE : Blanquette de veau (pour 8 pers.)' is 'Blanquette de veau'. */
function cleanTitle(text: string): string {
  return text
    .replace(FORM_BEFORE_TITLE, '')
    .replace(/^(?:fiche technique|ficha t[ée]cnica)(?:\s*n[°º]?\s*\d+)?\s+(?=\S)/iu, '')
    .replace(/\s*\((?:pour|for|para|serves)\s[^()]*\)\s*$/iu, '')
    .replace(
      /\s*[(–—-]?\s*(?:pour|for|para|serves)\s+\d+(?:\s*(?:à|ou|to|-|–|\/)\s*\d+)?\s*\p{L}*\.?\s*\)?\s*$/iu,
      '',
    )
    .replace(COUNT_BEHIND, '')
    .replace(/(?<=\p{L}\)?)\s+x\s?\d{1,4}$/iu, '')
    .replace(/\s+\d+\s*(?:pers|personnes?|pax|couverts?|convives?|portions?|verrines?)\.?\s*$/iu, '')
    .replace(/^\d{1,2}\s*[.)–-]\s+/u, '')
    .replace(/[\s–—-]+$/u, '')
    .trim()
}

/** 'Tarte citron | Qté | Unité': the head of the names is the title where it is no word of heads, else the tab's name is. */
export function headTitle({ grid, headRow, headHeight, from, heads }: SheetTable): Found<string> {
  const [text = ''] = heads
  const isTitle = headHeight > 0 && text.length >= 3 && Object.keys(headHints(text)).length === 0
  return {
    value: isTitle ? cleanTitle(text) : grid.tab.name,
    cell: { tab: grid.at, row: headRow, column: from },
  }
}
