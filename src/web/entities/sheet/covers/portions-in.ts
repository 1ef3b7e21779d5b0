import { MAX_PORTIONS } from '#domain/quantity/limits.ts'

/** '12' and '1 000'; null for what is no whole number of portions. */
export function portionsIn(text: string): number | null {
  const digits = text.replaceAll(/\s/gu, '')
  const portions = /^\d+$/.test(digits) ? Number(digits) : 0
  return portions >= 1 && portions <= MAX_PORTIONS ? portions : null
}
