import { SHEET_MAX_LENGTH, SHEET_TITLE_MIN_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { asSeen } from './as-seen.ts'
import type { Rule } from './rules.ts'

/** The rule that a typed title of a sheet breaks, as its schema says it; null for none. */
export function titleRule(typed: string): Rule | null {
  const title = asSeen(typed).trim()
  if (title === '') return 'title-required'
  const { length } = Array.from(title)
  if (length < SHEET_TITLE_MIN_LENGTH) return 'title-too-short'
  if (length > SHEET_MAX_LENGTH.title) return 'title-too-long'
  return title.includes('\0') ? 'invalid' : null
}
