import { CarteDesk } from './carte-desk.tsx'
import { LoadedCarte } from './loaded-carte.tsx'

/** The carte to print: its pages as they will be, and what sets them. */
export function PrintCartePage({ id }: { id: string }) {
  return <LoadedCarte id={id}>{(carte) => <CarteDesk stored={carte} />}</LoadedCarte>
}
