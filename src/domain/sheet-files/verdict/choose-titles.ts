import type { Found } from '../grid/found.ts'
import { sameName } from '../../catalogue/same-name.ts'
import { chooseTitle } from '../sheet/choose-title.ts'
import type { DishFacts } from '../sheet/other-tables.ts'
import type { SheetDraft } from '../sheet/sheet-draft.ts'
import type { JoinedDraft } from './joined-draft.ts'
import { sharedTitles } from './shared-titles.ts'

/**
 * Chooses the title of each sheet once all files of the import are read; a doubt where two texts may be it.
 * @param names of the files, by their places
 */
export function chooseTitles(
  drafts: readonly SheetDraft[],
  names: readonly (string | undefined)[],
  dishes: readonly DishFacts[],
): JoinedDraft[] {
  const sharing = sharedTitles(drafts)
  const known = new Set(dishes.map(({ title }) => sameName(title)))
  const tables = drafts.filter(({ variant }) => variant?.isFirst !== false)
  const inTab = Map.groupBy(tables, ({ file, title }) => `${String(file)}-${String(title.cell.tab)}`)
  const inFile = Map.groupBy(tables, ({ file }) => file)
  const titled = drafts.map((draft): JoinedDraft => {
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
  return withTwins(titled)
}

const keyOf = ({ file, title }: JoinedDraft) =>
  `${String(file)} ${String(title.cell.tab)} ${sameName(title.value)}`

/** Each sheet with a doubt where another one of its tab has the same title: neither is a part of the other in silence. */
function withTwins(drafts: readonly JoinedDraft[]): JoinedDraft[] {
  const byTitle = Map.groupBy(drafts, keyOf)
  return drafts.map((draft) => {
    const other = byTitle.get(keyOf(draft))?.find((one) => one !== draft)
    const isDoubted = draft.reasons.some(({ reason }) => reason === 'title-unclear')
    return other === undefined || isDoubted
      ? draft
      : { ...draft, reasons: [{ reason: 'title-twice', other: other.title }, ...draft.reasons] }
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
