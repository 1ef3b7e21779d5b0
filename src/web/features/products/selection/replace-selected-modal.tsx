import { ReplaceProductModal } from '../replacement/replace-product-modal.tsx'
import type { Selecting } from './use-product-selection.ts'

interface ReplaceSelectedModalProps {
  selecting: Selecting
  onClose: () => void
}

/** Replaces the one product that is selected. */
export function ReplaceSelectedModal({ selecting, onClose }: ReplaceSelectedModalProps) {
  const [product] = selecting.products
  return product ? <ReplaceProductModal product={product} onClose={onClose} /> : null
}
