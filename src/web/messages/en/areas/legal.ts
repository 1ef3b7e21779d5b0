import { legal as texts } from '../site/legal.ts'

/** The texts of law. */
export const legal = { legal: texts } as const
