import type { landingFigures } from '#content/landing-figures.ts'

/** How the figures climb once they are seen. */
export const COUNTER_STEPS = 50
export const COUNTER_STEP_MS = 40

export type CounterKey = keyof typeof landingFigures
export const COUNTER_KEYS = ['users', 'recipes', 'restaurants', 'savings'] as const satisfies CounterKey[]

/** The figure shown after some of the steps: a whole number, and the target itself from the last one on. */
export function counterAt(target: number, step: number): number {
  return step >= COUNTER_STEPS ? target : Math.round((target * step) / COUNTER_STEPS)
}
