import type { DraftDoubt } from '#domain/sheet-imports/draft-import.ts'
import { isShort } from '../plan/build-import.ts'
import type { SheetDraft } from '../reading/draft-sheets.ts'
import type { SheetChoice, SheetChoices } from '../answers/use-sheet-choices.ts'

/** A sheet of the import, by the id of the found one. */
export interface SheetQuestion {
  id: string
  title: string
  choice: SheetChoice
  category: SheetDraft['sheets'][number]['category']
}

/** A sheet whose title is too short, or one of several texts. */
export interface TitleQuestion extends SheetQuestion {
  /** The title as it was read. */
  own: string
  others: string[]
}

/** A sheet with the numbers of portions that its file may mean, the one that was read first. */
interface PortionsQuestion extends SheetQuestion {
  readings: number[]
}

/** A line that may be another sheet of the import, or a product that is bought. */
export interface PreparationQuestion {
  /** Of the sheet that has the line. */
  sheet: SheetQuestion
  name: string
  isSheet: boolean
  isAnswered: boolean
}

/** What the files do not say of sheets, and the user may; what was answered stays among them. */
export interface SheetQuestions {
  titles: TitleQuestion[]
  /** Of which the file may mean several numbers. */
  counts: PortionsQuestion[]
  preparations: PreparationQuestion[]
  portions: SheetQuestion[]
  category: SheetQuestion[]
  vat: SheetQuestion[]
  /** What can only be known: titles of the sheets by the doubt. */
  notices: { doubt: (typeof NOTICES)[number]; titles: string[] }[]
}

/** A doubt about a sheet as a whole. */
const NOTICES = [
  'title-cut',
  'steps-cut',
  'notes-cut',
  'loss-noted',
  'prices-left',
] as const satisfies readonly DraftDoubt[]

const having =
  (doubt: DraftDoubt) =>
  (sheet: { doubts: readonly DraftDoubt[] }): boolean =>
    sheet.doubts.includes(doubt)

/** @param met ids of those that the account has: what their file does not say of them stays, and is not asked */
export function sheetQuestions(
  { ids, sheets }: SheetDraft,
  choices: SheetChoices,
  met: ReadonlySet<string>,
): SheetQuestions {
  const all = sheets.map(({ title, category, otherTitles, doubts, ...sheet }, at) => {
    const id = ids[at] ?? ''
    const choice = choices.of(id)
    return {
      id,
      title: choice.title ?? title,
      own: title,
      others: otherTitles,
      readings: sheet.portionReadings,
      preparations: sheet.preparationReadings,
      category,
      choice,
      doubts,
    }
  })
  return {
    titles: all.filter(
      (sheet) =>
        isShort(sheet.own) ||
        (having('title-unclear')(sheet) && (sheet.choice.title !== null || !met.has(sheet.id))),
    ),
    counts: all.filter(
      (sheet) => having('portions-unclear')(sheet) && (sheet.choice.portions !== null || !met.has(sheet.id)),
    ),
    preparations: all.flatMap(({ preparations, ...sheet }) =>
      preparations.map(({ name, isSheet }) => ({
        sheet,
        name,
        isSheet,
        isAnswered: sheet.choice.preparations?.[name] !== undefined,
      })),
    ),
    portions: all.filter(
      (sheet) =>
        !having('portions-unclear')(sheet) &&
        (sheet.choice.portions !== null || (having('portions-unknown')(sheet) && !met.has(sheet.id))),
    ),
    category: all.filter(
      ({ id, category, choice }) => category === null && (choice.category !== null || !met.has(id)),
    ),
    vat: all.filter(
      (sheet) =>
        sheet.choice.vat !== null ||
        having('vat-missing')(sheet) ||
        (having('vat-unknown')(sheet) && !met.has(sheet.id)),
    ),
    notices: NOTICES.map((doubt) => ({
      doubt,
      titles: all.filter(having(doubt)).map(({ title }) => title),
    })).filter(({ titles }) => titles.length > 0),
  }
}

/** The answer that all have in common; undefined where they differ. */
export function commonAnswer<Answer>(answers: readonly Answer[]): Answer | undefined {
  const [first, ...others] = new Set(answers)
  return others.length === 0 ? first : undefined
}
