import type { CommittedInput } from '#contract/imported-sheets.ts'
import type { CommittedImport } from '#contract/sheet-imports.ts'
import { type FileGamme, fileGammes } from '#domain/sheet-imports/file-gammes.ts'
import type { SheetSummary } from '../reading/overview.ts'

interface SentSheets {
  /** Of the found sheets, in the order of `sheets`. */
  ids: readonly string[]
  sheets: readonly Pick<CommittedInput['sheets'][number], 'title' | 'target' | 'origin' | 'lines'>[]
}

/** The gammes that the imported sheets have in their files. New ones are found by their titles, as for photos. */
export function gammesOfImport(
  found: readonly Pick<SheetSummary, 'id' | 'fileCategory'>[],
  { ids, sheets }: SentSheets,
  made: CommittedImport['sheets'],
): FileGamme[] {
  const categories = new Map(found.map(({ id, fileCategory }) => [id, fileCategory]))
  const idOf = new Map(made.map(({ id, title }) => [title, id]))
  const preparations = new Set(
    sheets.flatMap(({ lines }) => lines.flatMap(({ of }) => (of?.kind === 'sheet' ? of.at : []))),
  )
  return fileGammes(
    sheets.flatMap(({ title, target, origin }, at) => {
      const id = target.kind === 'new' ? idOf.get(title) : target.id
      const category = categories.get(ids[at] ?? '') ?? null
      return id === undefined ? [] : [{ id, category, tab: origin.tab, isPreparation: preparations.has(at) }]
    }),
  )
}
