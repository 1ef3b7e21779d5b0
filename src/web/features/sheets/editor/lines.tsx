import { usePhone } from './phone/use-phone.ts'
import { LineCards } from './phone/line-cards.tsx'
import { LineTable } from './table/line-table.tsx'

interface LinesProps {
  onOpenPicker: () => void
}

/** The ingredients: a table on a desk, cards on a telephone. */
export function Lines({ onOpenPicker }: LinesProps) {
  return usePhone() ? <LineCards onOpenPicker={onOpenPicker} /> : <LineTable onOpenPicker={onOpenPicker} />
}
