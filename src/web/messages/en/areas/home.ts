import { home as landing } from '../site/home.ts'

/** The landing page. */
export const home = { home: landing } as const
