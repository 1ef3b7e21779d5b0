import type { Settings } from '#contract/account.ts'
import type { TechSheet } from '#contract/sheets.ts'
import type { LineIds } from './draft-content.ts'
import { imprintOf } from './draft-content.ts'
import { draftOf } from './draft.ts'
import type { SheetDraft } from './draft.ts'
import type { History } from './history.ts'
import { noHistory } from './history.ts'
import type { Issue } from './issues.ts'

export interface EditorState {
  /** The last known version of the server, which a save is based on. */
  stored: TechSheet
  storedImprint: string
  lineIds: LineIds
  settings: Settings
  draft: SheetDraft
  history: History
  linesMade: number
  saving: boolean
  /** When this page saved last; null until it has. */
  savedAt: Date | null
  /** Why the last save did not go through; null once one has. */
  failure: unknown
  /** From the first save that was held back on, everything wrong is shown. */
  showsIssues: boolean
  /** What the server refused, line by line, until the sheet is saved again. */
  refused: readonly Issue[]
  /** The conflicting version, to be compared with the draft. */
  conflict: TechSheet | null
  /** Another window has deleted the sheet: the next save creates it again. */
  gone: boolean
  /** A newer version was read while there was unsaved work. */
  outdated: boolean
}

/** The version of a sheet before its first save; the server counts from 1. */
export const NOT_STORED = 0

/** What a save is measured against. */
export function versionToSave({ gone, stored }: Pick<EditorState, 'gone' | 'stored'>): number {
  return gone ? NOT_STORED : stored.version
}

export function isStored({ version }: Pick<TechSheet, 'version'>): boolean {
  return version !== NOT_STORED
}

export function openEditor(sheet: TechSheet, settings: Settings): EditorState {
  const draft = draftOf(sheet)
  return {
    stored: sheet,
    storedImprint: imprintOf(draft),
    lineIds: new Map(sheet.ingredients.map(({ id }) => [id, id])),
    settings,
    draft,
    history: noHistory,
    linesMade: 0,
    saving: false,
    savedAt: null,
    failure: null,
    showsIssues: false,
    refused: [],
    conflict: null,
    gone: false,
    outdated: false,
  }
}

const imprints = new WeakMap<SheetDraft, string>()

/** Whether there is work that is not stored. Typing a figure and then the old one again is no work. */
export function hasUnsavedWork({ draft, storedImprint }: EditorState): boolean {
  let imprint = imprints.get(draft)
  if (imprint === undefined) {
    imprint = imprintOf(draft)
    imprints.set(draft, imprint)
  }
  return imprint !== storedImprint
}
