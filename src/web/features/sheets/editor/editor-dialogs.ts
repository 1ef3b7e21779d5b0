import { createContext, use } from 'react'
import type { UserProduct } from '#contract/products.ts'
import type { Unit } from '#domain/quantity/unit.ts'

/** What opens over the editor, from wherever in it. */
export interface EditorDialogs {
  openPicker: () => void
  /** A recipe as text, to be read into lines. */
  openPaste: (text?: string) => void
  /** A product that does not exist yet, handed over once its form has closed. */
  createProduct: (product: NamedProduct, onMade: (product: UserProduct) => void) => void
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

/** What a line knows of a product that is to be made. */
export interface NamedProduct {
  name: string
  /** What it is probably bought by. */
  unit: Unit | undefined
}

/** How the page that composes the editor shows the form of a new product. */
export interface NewProductForm extends NamedProduct {
  onAdded: (product: UserProduct) => void
  onClose: () => void
}
