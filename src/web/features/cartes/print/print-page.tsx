import { PrintLayout } from './print-layout.tsx'
import { LoadedCarte } from './loaded-carte.tsx'

/** The carte to print: its pages as they will be, and what sets them. */
export function PrintCartePage({ id }: { id: string }) {
  return <LoadedCarte id={id}>{(carte) => <PrintLayout stored={carte} />}</LoadedCarte>
}
