import type { TechSheet } from '#contract/sheets.ts'
import { codeOf } from '#web/lib/failure/failure.ts'

/** The sheet as another window has stored it, when that is why a save was refused. */
export function conflictingSheet(failure: unknown): TechSheet | null {
  if (codeOf(failure) !== 'VERSION_CONFLICT') return null
  return (failure as { data: { current: TechSheet } }).data.current
}
