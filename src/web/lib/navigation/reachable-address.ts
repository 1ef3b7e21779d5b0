const THIS_MACHINE = /^(localhost|.*\.localhost|127\..*|\[::1\])$/

/** Whether no other device opens it. */
export const isOnThisMachine = ({ hostname }: URL): boolean => THIS_MACHINE.test(hostname)

interface ReachableAddress {
  url: string
  /** Only this machine can open it: no tablet and no telephone. */
  onlyHere: boolean
}

/**
 * An address that the server made for another device; where it names this machine alone, at the address that the page was opened by.
 * @param origin of the page
 */
export function reachableAddress(made: string, origin: string): ReachableAddress {
  const own = new URL(made)
  const url = isOnThisMachine(own) ? new URL(`${own.pathname}${own.hash}`, origin) : own
  return { url: url.href, onlyHere: isOnThisMachine(url) }
}
