import { createContext, use } from 'react'
import type { UserProduct } from '#contract/products.ts'

/** What opens over the editor, from wherever in it. */
export interface Doors {
  openPicker: () => void
  /** A recipe as text, to be read into lines. */
  openPaste: (text?: string) => void
  /** A product that does not exist yet; each one made is handed over once the form has closed. */
  createProduct: (name: string, onMade: (product: UserProduct) => void) => void
}

const DoorsContext = createContext<Doors | null>(null)
export const DoorsProvider = DoorsContext.Provider

export function useDoors(): Doors {
  const doors = use(DoorsContext)
  if (doors === null) throw new Error('useDoors is for what stands inside the sheet editor')
  return doors
}

/** How the page that composes the editor shows the form of a new product. */
export interface NewProductForm {
  name: string
  onAdded: (product: UserProduct) => void
  onClose: () => void
}
