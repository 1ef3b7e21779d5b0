import { createContext, use } from 'react'
import type { KitchenHere } from './kitchen-query.ts'

export const KitchenContext = createContext<KitchenHere | null>(null)

/** Whose kitchen the page shows. @throws Error outside the pages of the kitchen */
export function useKitchen(): KitchenHere {
  const here = use(KitchenContext)
  if (here === null) throw new Error('This is no page of the kitchen')
  return here
}
