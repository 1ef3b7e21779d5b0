import { createContext, use } from 'react'
import type { UserProduct } from '#contract/products.ts'

/** What opens over the editor, from wherever in it. */
export interface EditorDialogs {
  openPicker: () => void
  /** A recipe as text, to be read into lines. */
  openPaste: (text?: string) => void
  /** A product that does not exist yet; each one made is handed over once the form has closed. */
  createProduct: (name: string, onMade: (product: UserProduct) => void) => void
  /** The price of a product that a line takes. */
  openPrice: (productId: string) => void
  /** The page of a copy that was saved of what is on this one. */
  openCopy: (id: string) => void
}

const EditorDialogsContext = createContext<EditorDialogs | null>(null)
export const EditorDialogsProvider = EditorDialogsContext.Provider

export function useEditorDialogs(): EditorDialogs {
  const dialogs = use(EditorDialogsContext)
  if (dialogs === null) throw new Error('useEditorDialogs is for what stands inside the sheet editor')
  return dialogs
}

/** How the page that composes the editor shows the form of a new product. */
export interface NewProductForm {
  name: string
  onAdded: (product: UserProduct) => void
  onClose: () => void
}
