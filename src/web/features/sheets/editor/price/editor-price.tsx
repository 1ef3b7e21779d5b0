import type { ReactNode } from 'react'
import { useEditorState } from '../state/use-editor.ts'
import { PriceDrawer } from './price-drawer.tsx'

interface EditorPriceProps {
  productId: string
  priceHistory: (productId: string) => ReactNode
  onClose: () => void
}

/** The price of a product as the lines of the draft know it; nothing once no line takes it. */
export function EditorPrice({ productId, priceHistory, onClose }: EditorPriceProps) {
  const product = useEditorState(
    ({ draft }) => draft.lines.find((line) => line.product?.id === productId)?.product ?? null,
  )
  if (product === null) return null
  return <PriceDrawer product={product} history={priceHistory(productId)} onClose={onClose} />
}
