import type { CartePublication } from '#contract/public-cartes.ts'

interface CarteAddress {
  url: string
  /** Only this machine can open it: no guest's telephone. */
  onlyHere: boolean
}

const THIS_MACHINE = /^(localhost|.*\.localhost|127\..*|\[::1\])$/

/** Where guests open a carte: at the house's own address, or else at the one that `here` was opened by. */
export function carteAddress(token: string, site: CartePublication['site'], here: string): CarteAddress {
  const url = new URL(`/c/${token}`, site ?? here)
  return { url: url.href, onlyHere: THIS_MACHINE.test(url.hostname) }
}
