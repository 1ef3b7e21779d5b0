import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { UserProduct } from '#contract/products.ts'
import { InvalidFields, InvalidFieldsContext } from '#web/lib/form/invalid-fields.ts'
import { holdTyping } from '#web/lib/keyboard/hold-typing.ts'
import { useSearchShortcut } from '#web/lib/keyboard/use-search-shortcut.ts'
import { CostExplanations } from '../cost-path/cost-explanations.tsx'
import type { CostSubject } from '../cost-path/explain.ts'
import { EditorDialogsProvider } from './editor-dialogs.ts'
import type { EditorDialogs, NamedProduct, NewProductForm } from './editor-dialogs.ts'
import type { EditorStore } from './state/editor-store.ts'
import { EditorProvider } from './state/use-editor.ts'
import { focusAgain } from './table/focus-cell.ts'

const EditorCostPath = lazy(async () => ({
  default: (await import('./editor-cost-path.tsx')).EditorCostPath,
}))
const ProductPicker = lazy(async () => ({
  default: (await import('./picker/product-picker.tsx')).ProductPicker,
}))
const EditorPrice = lazy(async () => ({
  default: (await import('./price/editor-price.tsx')).EditorPrice,
}))
const PasteDialog = lazy(async () => ({
  default: (await import('./paste/paste-dialog.tsx')).PasteDialog,
}))

/** A product being made. */
interface Creating extends NamedProduct {
  onMade: (product: UserProduct) => void
  /** Empty until it is made. */
  made: UserProduct[]
  /** Where the focus goes back to when none is made. */
  cameFrom: Element | null
}

interface EditorFrameProps {
  store: EditorStore
  /** What the dialog for a pasted recipe is open with from the start; null without one. */
  text?: string | null
  newProduct: (form: NewProductForm) => ReactNode
  priceHistory: (productId: string) => ReactNode
  /** What is on the page was saved as a copy: leads to it. */
  onCopied: (id: string) => void
  children: ReactNode
}

/**
 * Round a page that a sheet is written on: its store, and what opens over it: the catalogue, a pasted recipe, a new
 * product, the price of one, how an amount came about.
 */
export function EditorFrame({
  store,
  text = null,
  newProduct,
  priceHistory,
  onCopied,
  children,
}: EditorFrameProps) {
  const [picking, setPicking] = useState(false)
  /** The text that the dialog opens with. */
  const [pasting, setPasting] = useState(text)
  const [creating, setCreating] = useState<Creating | null>(null)
  const [pricing, setPricing] = useState<{ productId: string; cameFrom: Element | null } | null>(null)
  const [refused] = useState(() => new InvalidFields())
  const dialogs = useMemo<EditorDialogs>(
    () => ({
      openPicker: () => {
        holdTyping()
        setPicking(true)
      },
      openPaste: (text = '') => setPasting(text),
      createProduct: ({ name, unit }, onMade) => {
        holdTyping()
        setCreating({
          name: capitalised(name),
          unit,
          onMade,
          made: [],
          cameFrom: document.activeElement,
        })
      },
      openPrice: (productId) => {
        holdTyping()
        setPricing({ productId, cameFrom: document.activeElement })
      },
      openCopy: onCopied,
    }),
    [onCopied],
  )
  useSearchShortcut(dialogs.openPicker)
  // Whatever is pressed next is of what was typed.
  useEffect(() => {
    document.addEventListener('focusout', store.pause)
    return () => document.removeEventListener('focusout', store.pause)
  }, [store])

  return (
    <EditorProvider value={store}>
      <CostExplanations explanation={explanation}>
        <EditorDialogsProvider value={dialogs}>
          <InvalidFieldsContext value={refused}>{children}</InvalidFieldsContext>
          <Suspense>
            {creating !== null &&
              newProduct({
                name: creating.name,
                unit: creating.unit,
                onAdded: (product) => creating.made.push(product),
                onClose: () => {
                  flushSync(() => setCreating(null))
                  const [product] = creating.made
                  if (product === undefined) focusAgain(creating.cameFrom)
                  else creating.onMade(product)
                },
              })}
            {pasting !== null && <PasteDialog initialText={pasting} onClose={() => setPasting(null)} />}
            {pricing !== null && (
              <EditorPrice
                productId={pricing.productId}
                priceHistory={priceHistory}
                onClose={() => {
                  flushSync(() => setPricing(null))
                  focusAgain(pricing.cameFrom)
                }}
              />
            )}
            {picking && <ProductPicker onClose={() => setPicking(false)} />}
          </Suspense>
        </EditorDialogsProvider>
      </CostExplanations>
    </EditorProvider>
  )
}

function explanation(subject: CostSubject): ReactNode {
  return <EditorCostPath subject={subject} />
}

/** A name as a list of products has it, however it was typed in a recipe. */
function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase('fr') + name.slice(1)
}
