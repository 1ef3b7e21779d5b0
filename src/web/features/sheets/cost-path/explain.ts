import { createContext, use } from 'react'

/** A figure of the calculator, and what it was worked out with. */
export interface Suggestion {
  figure: 'netCost' | 'priceHt' | 'priceTtc'
  /** Percent. */
  loss: number
  coefficient: number
  tvaRate: number
}

/** An amount of a sheet that can be asked how it came about; a line by its key. */
export type CostSubject =
  | { kind: 'line'; key: string }
  | { kind: 'total' }
  | { kind: 'portion' }
  | ({ kind: 'suggested' } & Suggestion)

/** Opens the explanation of an amount, anchored to its element. */
export type Explain = (subject: CostSubject, element: HTMLElement) => void

const ExplainContext = createContext<Explain | null>(null)
export const ExplainProvider = ExplainContext.Provider

/** Null where nothing explains amounts. */
export function useExplain(): Explain | null {
  return use(ExplainContext)
}
