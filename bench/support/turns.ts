import type { Figure } from './figure.ts'
import { median } from './percentile.ts'

/** What was measured of the product and, at about the same time, of its floor, in one unit. */
export type Turn = { subject: number; floor: number }

/** Medians of turns. Each turn has its own ratio: whatever else the machine does meanwhile weighs on both of its sides. */
export function ofTurns(turns: readonly Turn[]): Required<Pick<Figure, 'measured' | 'floor' | 'ratio'>> {
  return {
    measured: median(turns.map(({ subject }) => subject)),
    floor: median(turns.map(({ floor }) => floor)),
    ratio: median(turns.map(({ subject, floor }) => subject / floor)),
  }
}

/** The goal of a figure: at most so many times its floor. */
export const atMostTimes = (times: number) => ({ of: 'ratio', atMost: times }) as const
