type Goal = { of: 'measured' | 'ratio'; atLeast: number } | { of: 'measured' | 'ratio'; atMost: number }

/** One line of the table. `floor` is in the unit of `measured`; `ratio` is the subject's share of it. */
export type Figure = {
  name: string
  measured: number
  unit: string
  goal?: Goal
  floor?: number
  ratio?: number
}

/** Undefined where a figure has no goal. */
export function isMet({ goal, measured, ratio }: Figure): boolean | undefined {
  if (!goal) return undefined
  const reached = goal.of === 'ratio' ? (ratio ?? 0) : measured
  return 'atLeast' in goal ? reached >= goal.atLeast : reached <= goal.atMost
}

export function goalText({ goal, unit }: Figure): string {
  if (!goal) return ''
  const bound = 'atLeast' in goal ? `≥ ${number(goal.atLeast)}` : `≤ ${number(goal.atMost)}`
  return goal.of === 'ratio' ? `ratio ${bound}` : `${bound} ${unit}`
}

/** Three digits that count, and thousands apart. */
export function number(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en-US', { maximumFractionDigits: digits })
}
