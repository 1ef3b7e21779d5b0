import { chooseTitle } from './choose-title.ts'
import type { ChosenTitle, TitleEvidence } from './choose-title.ts'
import { sameName } from './other-tables.ts'
import type { DishFacts } from './other-tables.ts'
import type { Found } from './found-sheet.ts'
import { sharedTitles } from './shared-titles.ts'
import type { SheetDraft } from './sheet-draft.ts'
import type { TitleTexts } from './title-texts.ts'

/**
 * Chooses the title of each sheet once all files of the import are read; a doubt where two texts may be it.
 * @param names of the files, by their places
 */
export function settleTitles(
  drafts: readonly SheetDraft[],
  names: readonly (string | undefined)[],
  dishes: readonly DishFacts[],
): SheetDraft[] {
  const sharing = sharedTitles(drafts)
  const known = new Set(dishes.map(({ title }) => sameName(title)))
  const tables = drafts.filter(({ variant }) => variant?.isFirst !== false)
  const inTab = Map.groupBy(tables, ({ file, title }) => `${String(file)}-${String(title.cell.tab)}`)
  const inFile = Map.groupBy(tables, ({ file }) => file)
  const settled = drafts.map((draft): SheetDraft => {
    const { titles, file, title, variant } = draft
    if (titles === undefined) return draft
    const chosen = chooseTitle(titles.texts, {
      lineNames: namesOf(draft.lines),
      fallback: titles.fallback,
      sharing,
      dishes: known,
      isAlone: inTab.get(`${String(file)}-${String(title.cell.tab)}`)?.length === 1,
      fileName: inFile.get(file)?.length === 1 ? baseName(names[file]) : null,
    })
    const ofVariant = (text: Found<string>): Found<string> =>
      variant === undefined ? text : { value: `${text.value} ${variant.value}`, cell: variant.cell }
    const others = chosen.others?.map(ofVariant) ?? null
    return {
      ...draft,
      title: ofVariant(chosen.title),
      reasons: others === null ? draft.reasons : [{ reason: 'title-unclear', others }, ...draft.reasons],
    }
  })
  return withTwins(settled)
}

const keyOf = ({ file, title }: SheetDraft) =>
  `${String(file)} ${String(title.cell.tab)} ${sameName(title.value)}`

/** Each sheet with a doubt where another one of its tab has the same title: neither is a part of the other in silence. */
function withTwins(drafts: readonly SheetDraft[]): SheetDraft[] {
  const byTitle = Map.groupBy(drafts, keyOf)
  return drafts.map((draft) => {
    const other = byTitle.get(keyOf(draft))?.find((one) => one !== draft)
    const isDoubted = draft.reasons.some(({ reason }) => reason === 'title-unclear')
    return other === undefined || isDoubted
      ? draft
      : { ...draft, reasons: [{ reason: 'title-twice', other: other.title }, ...draft.reasons] }
  })
}

/** The title of a sheet before the others of the import are known. */
export function firstTitle(
  draft: Omit<SheetDraft, 'title'>,
  titles: NonNullable<SheetDraft['titles']>,
): SheetDraft {
  const { title } = titleAlone(titles.texts, {
    lineNames: namesOf(draft.lines),
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

const namesOf = (lines: SheetDraft['lines']) => lines.map(({ name }) => name.value)

/** 'Fiches/Tarte.xlsx' is 'Tarte'. */
function baseName(path: string | undefined): string | null {
  const name = path
    ?.split('/')
    .at(-1)
    ?.replace(/\.[a-z\d]{2,5}$/iu, '')
  return name === undefined || name === '' ? null : name
}
