import { faq as texts } from '../site/faq.ts'

/** The questions that are asked most. */
export const faq = { faq: texts } as const
