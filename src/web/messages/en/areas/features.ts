import { features as texts } from '../site/features.ts'

/** What Gramme does, need by need. */
export const features = { features: texts } as const
