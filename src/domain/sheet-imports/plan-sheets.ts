import { sameName } from '../catalogue/same-name.ts'
import { changesOf, isUnchanged } from './sheet-content.ts'
import type { ContentLine, ImportedFacts, SheetChanges, SheetContent } from './sheet-content.ts'

/** A line that is another sheet of the files names the place of that one. */
type ReadLine = ContentLine & { sheet: number | null }

/** Where a sheet was read. */
export interface SheetOrigin {
  fileName: string
  tab: string | null
  /** Its first cell. */
  cell: string | null
}

/** A sheet of the files of an import. */
export interface ReadSheet extends SheetOrigin {
  /** Its title in the file; that of `content` is another one where the user has given it one. */
  titleInFile: string
  content: ImportedFacts & { lines: readonly ReadLine[] }
  /** Names what the file says of it. */
  read: string
}

/** A sheet of the account that may be one of the files. */
export interface StoredSheet {
  id: string
  version: number
  content: SheetContent
  /** Names what it holds now. */
  state: string
  /** Of the last import that wrote or met it: what was read in the file, and what the sheet held after it. */
  imported: (SheetOrigin & { title: string; read: string; state: string | null; at: string }) | null
}

/**
 * What becomes of a sheet of the files.
 * - `new`: the account has none of it
 * - `unchanged`: the file has what was read before, or what the sheet holds
 * - `update`: the file says something else, and the sheet is as it was imported
 * - `changed-since`: the file says something else, and the sheet was changed in the account since it was imported
 * - `exists`: a sheet of this title, which was never imported, holds something else
 */
export const SHEET_OUTCOMES = ['new', 'unchanged', 'update', 'changed-since', 'exists'] as const
type SheetOutcome = (typeof SHEET_OUTCOMES)[number]

export interface PlannedSheet {
  outcome: SheetOutcome
  /** The sheet's after the import; for a new sheet one that is free. */
  title: string
  existing: StoredSheet | null
  /** What updating the sheet that is there would change. */
  changes: SheetChanges
}

const NO_CHANGES: SheetChanges = { facts: [], lines: [] }

/**
 * What an import would do. A sheet that is there is recognised by where it was read and its title there, then by the
 * file and that title, then by its title in the account; each is at most one of the files.
 * @param isTaken whether a title is that of a sheet of the account
 * @param nthTitle the title of the nth sheet that would have the same, as short as a title has to be
 */
export function planSheets(
  read: readonly ReadSheet[],
  stored: readonly StoredSheet[],
  {
    isTaken,
    nthTitle,
  }: { isTaken: (title: string) => boolean; nthTitle: (title: string, nth: number) => string },
): PlannedSheet[] {
  const met = meetSheets(read, stored)
  const given = new Set<string>()
  return read.map((sheet, at): PlannedSheet => {
    const existing = met.get(at) ?? null
    const { title } = sheet.content
    if (existing !== null) {
      const kept = withGivenTitle(sheet, existing)
      return { ...judged(kept, existing, met), title: kept.content.title, existing }
    }
    let free = title
    for (let nth = 1; isTaken(free) || given.has(folded(free)); nth += 1) free = nthTitle(title, nth)
    given.add(folded(free))
    return { outcome: 'new', title: free, existing, changes: NO_CHANGES }
  })
}

/** A title that the sheet was given in the account stays while the file has the one that it had. */
function withGivenTitle(sheet: ReadSheet, { imported, content }: StoredSheet): ReadSheet {
  const { titleInFile } = sheet
  return sheet.content.title === titleInFile && imported?.title === titleInFile
    ? { ...sheet, content: { ...sheet.content, title: content.title } }
    : sheet
}

function judged(
  { content, read }: ReadSheet,
  { imported, ...stored }: StoredSheet,
  met: ReadonlyMap<number, StoredSheet>,
) {
  if (imported?.read === read) return { outcome: 'unchanged' as const, changes: NO_CHANGES }
  const lines = content.lines.map(({ sheet, ...line }) =>
    sheet === null ? line : { ...line, source: met.get(sheet)?.id ?? null },
  )
  const changes = changesOf(stored.content, { ...content, lines })
  if (isUnchanged(changes)) return { outcome: 'unchanged' as const, changes }
  if (imported === null) return { outcome: 'exists' as const, changes }
  return {
    outcome: imported.state === stored.state ? ('update' as const) : ('changed-since' as const),
    changes,
  }
}

const folded = (title: string) => title.toLocaleLowerCase('fr')

type Key = (sheet: SheetOrigin, title: string) => string
const KEYS: Key[] = [
  ({ fileName, tab, cell }, title) => JSON.stringify([fileName, tab, cell, sameName(title)]),
  ({ fileName }, title) => JSON.stringify([fileName, sameName(title)]),
]

/** The sheets of the account that those of the files are, by the places of these. */
function meetSheets(read: readonly ReadSheet[], stored: readonly StoredSheet[]): Map<number, StoredSheet> {
  const met = new Map<number, StoredSheet>()
  const free = new Set(stored)
  const meet = (
    keyOfRead: (sheet: ReadSheet) => string,
    keyOfStored: (sheet: StoredSheet) => string | null,
  ) => {
    const byKey = new Map<string, StoredSheet[]>()
    for (const sheet of free) {
      const key = keyOfStored(sheet)
      if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), sheet])
    }
    read.forEach((sheet, at) => {
      if (met.has(at)) return
      const own = byKey.get(keyOfRead(sheet))?.shift()
      if (own === undefined) return
      met.set(at, own)
      free.delete(own)
    })
  }
  for (const key of KEYS)
    meet(
      (sheet) => key(sheet, sheet.titleInFile),
      ({ imported }) => imported && key(imported, imported.title),
    )
  meet(
    ({ content }) => folded(content.title),
    ({ content }) => folded(content.title),
  )
  return met
}
