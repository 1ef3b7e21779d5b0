import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import type { Found } from '../grid/found.ts'
import { isOfHouse } from '../grid/house-words.ts'
import { sameName } from '../../catalogue/same-name.ts'
import type { SheetTable } from '../tables/sheet-table.ts'
import type { SheetDraft, DraftReason } from './sheet-draft.ts'
import { isGeneric } from './title-texts.ts'
import type { TitleText, TitleTexts } from './title-texts.ts'
import { FILE_WORDS } from './words/file-words.ts'
import { DISH_KIND_COMPLEMENTS, ARTICLES, DISH_KINDS } from './words/title-words.ts'

/** How often a text is at the same place above other lines: `once` in one other file, which may be a coincidence. */
export type TitleSharing = 'no' | 'once' | 'often'

/** What is known beside the cells of a sheet when its title is chosen. */
export interface TitleEvidence {
  sharing: (text: Found<string>) => TitleSharing
  /** Without its folders and its ending; null where the file has other sheets too, or no name. */
  fileName: string | null
  /** Whether the tab has no other sheet: its name may be the title then. */
  isAlone: boolean
  lineNames: readonly string[]
  /** Names of dishes in other tables of the import, as `sameName` gives them. */
  dishes: ReadonlySet<string>
  /** What is taken where no text is a title. */
  fallback: Found<string>
}

export interface ChosenTitle {
  title: Found<string>
  /** What else may be the title; null where the title is clear. */
  others: Found<string>[] | null
}

const ARTICLE = new RegExp(String.raw`^${ARTICLES}`, 'u')
const LEAST_LETTERS = 4
/** 'Desserts', 'Plat principal', 'Carte d'été 2025', 'Version 2' */
const KIND = new RegExp(
  String.raw`^(?:(?:nos )?${DISH_KINDS}(?: ${DISH_KIND_COMPLEMENTS})?|(?:carte|menu|saison)\b.*|(?:printemps|ete|automne|hiver)(?: \d{4})?|version\b.*|v ?\d+|annee\b.*)$`,
  'u',
)

/** The words of a text that may name a dish. */
const wordsOf = (text: string) =>
  foldForSearch(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= LEAST_LETTERS && !FILE_WORDS.has(word))

/** 'blanq' and 'blanquettes' */
const isSameWord = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)

/** Whether two texts have a word in common. */
const areRelated = (one: string, other: string) =>
  wordsOf(one).some((word) => wordsOf(other).some((own) => isSameWord(word, own)))

/** The title of a sheet by what its cells, its tab, its file and the other sheets of the import say. */
export function chooseTitle(texts: TitleTexts, evidence: TitleEvidence): ChosenTitle {
  const { sharing } = evidence
  const labelled = texts.labelled.find((text) => !isOfHouse(text.value) && sharing(text) !== 'often')
  const named = labelled ?? texts.above.find((text) => isNamedBy(text, texts.tabName))
  if (named !== undefined) return clear(named)
  const possible = withoutKinds(texts.above.filter(({ value }) => !isOfHouse(value)))
  const unshared = possible.filter((text) => sharing(text) === 'no')
  // Of a house in two files one alone is known by the texts that differ.
  const own = unshared.length > 0 ? unshared : possible.filter((text) => sharing(text) === 'once')
  const [first, ...rest] = own
  if (first === undefined) return withoutText(texts, evidence)
  if (rest.length === 0) return alone(first, texts, evidence)
  const likely = own.filter((text, at) => isLikely(text, at === 0, evidence))
  const [only = first] = likely
  return likely.length === 1
    ? clear(only)
    : { title: plain(only), others: own.filter((text) => text !== only).map(plain) }
}

/** The texts that name a dish, where some name only its kind, its season or its version. */
function withoutKinds(texts: readonly TitleText[]): TitleText[] {
  const dishes = texts.filter(({ value }) => !KIND.test(foldForSearch(value)))
  return dishes.length > 0 ? dishes : [...texts]
}

const plain = ({ value, cell }: Found<string>): Found<string> => ({ value, cell })
const clear = (title: Found<string>): ChosenTitle => ({ title: plain(title), others: null })

function isNamedBy({ value }: Found<string>, tabName: string): boolean {
  const [words, name] = [foldForSearch(value), foldForSearch(tabName).trim()]
  return name.length >= 3 && (words.startsWith(name) || name.startsWith(words))
}

/** Whether something beside its place says that a text is the title. A house may begin with an article, and name its files. */
function isLikely(
  { value, isMarked }: TitleText,
  isFirst: boolean,
  { fileName, lineNames, dishes }: TitleEvidence,
): boolean {
  if (isMarked || dishes.has(sameName(value))) return true
  if (isFirst && ARTICLE.test(foldForSearch(value))) return false
  const words = wordsOf(value)
  const inFile = fileName === null ? [] : wordsOf(fileName)
  const isOfFile = words.length > 0 && words.every((word) => inFile.some((own) => isSameWord(word, own)))
  return isOfFile || lineNames.some((name) => areRelated(name, value))
}

/** The only text above the lines: a doubt where the name of the tab or the file seems to be of another dish. */
function alone(first: TitleText, { tabName }: TitleTexts, evidence: TitleEvidence): ChosenTitle {
  const { fileName, isAlone, fallback, sharing } = evidence
  const names = isAlone ? [tabName, ...(fileName === null ? [] : [fileName])] : []
  const [other] = names.filter((name) => wordsOf(name).length > 0)
  const isDoubted =
    other !== undefined &&
    (sharing(first) !== 'no' || !isLikely(first, true, evidence)) &&
    !(other === fileName && isAtTop(first) && sharing(first) === 'no') &&
    !names.some((name) => areRelated(name, first.value))
  return isDoubted
    ? { title: plain(first), others: [{ ...fallback, value: titleInName(other) }] }
    : clear(first)
}

/** In the first cell of its tab, where a house that begins with an article may be too. */
const isAtTop = ({ value, cell }: Found<string>) =>
  cell.row === 0 && cell.column === 0 && !ARTICLE.test(foldForSearch(value))

/** The name of the tab, or of the file, where all texts are of the house or none is there. */
function withoutText(
  { above, tabName }: TitleTexts,
  { fileName, isAlone, fallback, sharing }: TitleEvidence,
): ChosenTitle {
  const isTab = fallback.value === tabName
  if (!isTab) return clear(fallback)
  if (!isGeneric(foldForSearch(tabName).trim()))
    return isAlone ? clear(fallback) : { title: fallback, others: above.map(plain) }
  const inFile = fileName !== null && wordsOf(fileName).length > 0 ? titleInName(fileName) : null
  const [first, ...rest] = above.filter((text) => sharing(text) !== 'often' || inFile === null)
  if (inFile !== null && first === undefined) return clear({ ...fallback, value: inFile })
  if (first === undefined) return { title: fallback, others: [] }
  const others = rest.map(plain)
  return {
    title: plain(first),
    others: inFile === null ? others : [{ ...fallback, value: inFile }, ...others],
  }
}

/** 'FT_12_blanquette-de-veau' is 'blanquette de veau'. */
function titleInName(name: string): string {
  const words = name
    .replaceAll(/[_-]+/gu, ' ')
    .replace(/^(?:(?:fiches?(?: techniques?)?|ft|recettes?|n°?)\b\s*|\d+[.)]?\s+)+/iu, '')
    .replace(/\s*\(?\d{1,4}\)?$/u, '')
    .trim()
  return words === '' ? name : words
}

/** The title of a sheet before the others of the import are known. */
export function firstTitle(
  draft: Omit<SheetDraft, 'title'>,
  titles: NonNullable<SheetDraft['titles']>,
): SheetDraft {
  const { title } = titleAlone(titles.texts, {
    lineNames: draft.lines.map(({ name }) => name.value),
    fallback: titles.fallback,
  })
  return { ...draft, titles, title }
}

/** The title of one sheet by its own tab. */
export function titleAlone(
  texts: TitleTexts,
  own: Pick<TitleEvidence, 'lineNames' | 'fallback'>,
): ChosenTitle {
  return chooseTitle(texts, {
    ...own,
    sharing: () => 'no',
    fileName: null,
    isAlone: true,
    dishes: new Set(),
  })
}

/** The doubt whether blocks under one row of heads are dishes, or parts of the one that the tab or a text above names. */
export function partOfDish({ grid, sharedHead, from }: SheetTable): DraftReason[] {
  if (sharedHead === undefined) return []
  const { above } = sharedHead
  if (above !== null && isOfDish(above.text) && !isOfHouse(above.text))
    return [{ reason: 'title-unclear', others: [{ value: above.text, cell: above.place }] }]
  if (sharedHead.isCounted || !isOfDish(grid.tab.name)) return []
  const cell = { tab: grid.at, row: sharedHead.titleRow, column: from }
  return [{ reason: 'title-unclear', others: [{ value: grid.tab.name, cell }] }]
}

/** Whether the name of a tab may be that of a dish: 'Paris-Brest', not 'Desserts' or 'Feuil1'. */
export const isOfDish = (tabName: string) => {
  const words = foldForSearch(tabName).trim()
  return !isGeneric(words) && !KIND.test(words)
}
