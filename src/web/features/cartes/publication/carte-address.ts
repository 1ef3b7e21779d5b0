import type { CartePublication } from '#contract/public-cartes.ts'
import { address } from '#web/lib/navigation/address.ts'
import { isOnThisMachine } from '#web/lib/navigation/reachable-address.ts'

interface CarteAddress {
  url: string
  /** Only this machine can open it: no guest's telephone. */
  onlyHere: boolean
}

/**
 * Where guests open a carte: at the house's own address, or else at the one that the page was opened by.
 * @param origin of the page
 */
export function carteAddress(token: string, site: CartePublication['site'], origin: string): CarteAddress {
  const url = new URL(site === null ? origin + address(`/c/${token}`) : `${site}/c/${token}`)
  return { url: url.href, onlyHere: isOnThisMachine(url) }
}
