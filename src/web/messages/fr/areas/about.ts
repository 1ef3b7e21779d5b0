import { about as texts } from '../site/about.ts'

/** Why Gramme, and how it counts. */
export const about = { about: texts } as const
