import type { SourceRefusal } from './source.ts'

/**
 * Why a file is refused, as a reader has a sentence for it.
 * @param known the reasons that it has one for
 * @returns `not-a-table` for the reasons of forms that it does not take
 */
export function refusalOf<Known extends SourceRefusal>(
  reason: SourceRefusal,
  known: readonly Known[],
): Known | 'not-a-table' | 'unreadable' {
  if (reason === 'not-downloaded') return 'unreadable'
  return known.find((one) => one === reason) ?? 'not-a-table'
}
