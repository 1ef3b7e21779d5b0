/** Names that no public DNS answers for, so that no page of another site can claim them by rebinding its own name. */
const LOCAL_NAME = /^[a-z0-9-]+$|\.(localhost|local|lan|home|internal|home\.arpa)$/i
const IP_ADDRESS = /^\d{1,3}(\.\d{1,3}){3}$|^\[[\da-f:.]+\]$/i

/** Whether a hostname, as a URL has it, is an IP address or a name of the local network. */
export function isLocalName(hostname: string): boolean {
  return IP_ADDRESS.test(hostname) || LOCAL_NAME.test(hostname)
}
