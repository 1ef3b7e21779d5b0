import type { CartePublication } from '#contract/public-cartes.ts'
import { address } from '#web/lib/navigation/address.ts'

interface CarteAddress {
  url: string
  /** Only this machine can open it: no guest's telephone. */
  onlyHere: boolean
}

const THIS_MACHINE = /^(localhost|.*\.localhost|127\..*|\[::1\])$/

/**
 * Where guests open a carte: at the house's own address, or else at the one that the page was opened by.
 * @param origin of the page
 */
export function carteAddress(token: string, site: CartePublication['site'], origin: string): CarteAddress {
  const url = new URL(site === null ? origin + address(`/c/${token}`) : `${site}/c/${token}`)
  return { url: url.href, onlyHere: THIS_MACHINE.test(url.hostname) }
}
