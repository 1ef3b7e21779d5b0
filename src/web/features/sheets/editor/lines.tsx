import { LineCards } from './phone/line-cards.tsx'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { LineTable } from './table/line-table.tsx'

/** The ingredients: a table on a desk, cards on a telephone. */
export function Lines() {
  return usePhone() ? <LineCards /> : <LineTable />
}
