import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'

const DAY = new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** '21/11/2026', as a French spreadsheet reads it. */
export function dayCell(instant: string): string {
  return DAY.format(new Date(instant))
}

/** A figure that was divided or multiplied, with as many decimals as it is looked at with. */
export function figureCell(value: number | null, decimals: number): number | null {
  return value === null ? null : roundHalfAwayFromZero(value, decimals)
}
