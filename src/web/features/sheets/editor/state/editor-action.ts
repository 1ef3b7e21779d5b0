import type { Settings } from '#contract/account.ts'
import type { TechSheet } from '#contract/sheets.ts'
import type { DraftLine, SheetDraft, SheetFacts } from './draft.ts'
import type { Issue } from './issues.ts'
import type { LineSource } from './line-source.ts'
import type { LineChange, LineStart, NewLine } from './lines.ts'

/** What the chef does to a sheet. */
export type Edit =
  | { type: 'fact-changed'; change: Partial<SheetFacts> }
  | { type: 'line-started'; start: LineStart }
  | {
      type: 'lines-pasted'
      lines: readonly NewLine[]
      change: Partial<SheetFacts>
      /** Whether the quantities that were there before follow a change of the portions. */
      follow: boolean
    }
  | { type: 'source-chosen'; key: string; source: LineSource }
  | { type: 'line-changed'; key: string; change: LineChange }
  | { type: 'line-moved'; key: string; to: number }
  | { type: 'line-removed'; key: string }
  | { type: 'line-restored'; line: DraftLine; index: number }
  | { type: 'quantities-answered'; follow: boolean }
  | { type: 'roundings-undone' }
  | { type: 'undone' }
  | { type: 'redone' }

/** What the server lets know. */
type News =
  | { type: 'sheet-read'; sheet: TechSheet }
  | { type: 'settings-read'; settings: Settings }
  | { type: 'source-read'; source: LineSource }
  | { type: 'source-gone'; id: string }
  | { type: 'publication-changed'; publication: TechSheet['publication'] }

/** How a save goes. */
type Saving =
  | { type: 'save-held-back' }
  | { type: 'save-started' }
  | { type: 'save-failed'; failure: unknown; refused: readonly Issue[] }
  | { type: 'saved'; sheet: TechSheet; sent: SheetDraft; at: Date }
  | { type: 'conflict-found'; current: TechSheet }
  | { type: 'conflict-settled'; keep: 'mine' | 'theirs' | 'both' }

/** What the chef does to the page alone. */
type Reading = { type: 'scaling-read' } | { type: 'draft-dropped' }

export type EditorAction = Edit | News | Saving | Reading
