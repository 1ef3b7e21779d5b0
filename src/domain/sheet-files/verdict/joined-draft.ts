import type { SheetDraft } from '../sheet/sheet-draft.ts'
import type { SheetReason } from './sheet-reason.ts'

/** A sheet with what the other sheets and tables of the import say of it. */
export interface JoinedDraft extends Omit<SheetDraft, 'reasons'> {
  reasons: SheetReason[]
}
