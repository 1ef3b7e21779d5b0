import { codeOf, dataOf } from '#web/lib/failure/failure.ts'

/** The days whose sales were known already, where that is why the sales of a file were refused; none for any other failure. */
export function daysKnownOf(failure: unknown): readonly string[] {
  const days = codeOf(failure) === 'DAYS_KNOWN' ? dataOf(failure, 'days') : []
  return Array.isArray(days) ? (days as string[]) : []
}
