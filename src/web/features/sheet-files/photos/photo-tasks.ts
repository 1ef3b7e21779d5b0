import type { CommittedInput } from '#contract/imported-sheets.ts'
import type { CommittedImport } from '#contract/sheet-imports.ts'
import type { Overview } from '../reading/overview.ts'

/** The photo of a found sheet, and the sheet that takes it. */
export interface PhotoTask {
  /** The id of the found sheet. */
  found: string
  sheetId: string
  title: string
}

/** What becomes of the photos in the files of an import. */
export interface ImportPhotos {
  tasks: readonly PhotoTask[]
  /** How many are of sheets of the account that stay as they are. */
  ofKept: number
  /** Pictures that no sheet can take. */
  leftOut: number
}

interface SentSheets {
  /** Of the found sheets, in the order of `sheets`. */
  ids: readonly string[]
  sheets: readonly Pick<CommittedInput['sheets'][number], 'title' | 'target'>[]
}

/**
 * Which photos follow an import: those of the sheets that it has written, for as long as these have none. New ones are
 * found by their titles, of which an account has each once: an answer may be that to an earlier sending, of other sheets.
 */
export function photosOf(
  found: Overview['photos'],
  { ids, sheets }: SentSheets,
  made: CommittedImport['sheets'],
): ImportPhotos {
  const withPhoto = new Set(found.sheets)
  const idOf = new Map(made.map(({ id, title }) => [title, id]))
  const photographed = sheets.flatMap(({ title, target }, at) => {
    const id = ids[at] ?? ''
    return withPhoto.has(id) ? [{ found: id, title, target }] : []
  })
  return {
    tasks: photographed.flatMap(({ target, ...task }) => {
      if (target.kind === 'keep') return []
      const sheetId = target.kind === 'replace' ? target.id : idOf.get(task.title)
      return sheetId === undefined ? [] : [{ ...task, sheetId }]
    }),
    ofKept: photographed.filter(({ target }) => target.kind === 'keep').length,
    leftOut: found.leftOut,
  }
}
