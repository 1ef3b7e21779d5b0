import { createContext, use } from 'react'

/** An amount of a sheet that can be asked how it came about; a line by its key. */
export type CostSubject =
  | { kind: 'line'; key: string }
  | { kind: 'total' }
  | { kind: 'portion' }
  | { kind: 'scaled'; covers: number }

/** Opens the explanation of an amount beside the element it stands in. */
export type Explain = (subject: CostSubject, element: HTMLElement) => void

const ExplainContext = createContext<Explain | null>(null)
export const ExplainProvider = ExplainContext.Provider

/** Null where nothing explains amounts. */
export function useExplain(): Explain | null {
  return use(ExplainContext)
}
