import { LineCards } from './phone/line-cards.tsx'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useFreshSources } from './saving/use-fresh-sources.ts'
import { LineTable } from './table/line-table.tsx'

/** The ingredients: a table on a desktop, cards on a phone. */
export function Lines() {
  useFreshSources()
  return usePhone() ? <LineCards /> : <LineTable />
}
