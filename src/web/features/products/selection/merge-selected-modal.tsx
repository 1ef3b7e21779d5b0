import { MergeProductsModal } from '../merge/merge-products-modal.tsx'
import type { Selecting } from './use-product-selection.ts'

interface MergeSelectedModalProps {
  selecting: Selecting
  onClose: () => void
}

/** Makes one of two selected products; the first of them stays. */
export function MergeSelectedModal({ selecting, onClose }: MergeSelectedModalProps) {
  const [first, second] = selecting.products
  if (!first || !second) return null
  return (
    <MergeProductsModal product={first} other={second} onClose={onClose} onDone={() => selecting.keep([])} />
  )
}
