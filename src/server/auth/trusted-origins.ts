import { isIP } from 'node:net'

/** Names that no public DNS answers for, so that no stranger's page can claim them by rebinding its own name. */
const LOCAL_NAME = /^[a-z0-9-]+$|\.(localhost|local|lan|home|internal|home\.arpa)$/i

function isLocal(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || LOCAL_NAME.test(hostname)
}

/**
 * Whose pages may sign in: those of PUBLIC_URL, and those of the address the request itself arrived on
 * while that is an IP address or a name of the local network (a phone in the kitchen opening http://192.168.1.20:3000).
 * Any other name has to be PUBLIC_URL.
 */
export function trustedOrigins(publicUrl: string, requestUrl: string | undefined): string[] {
  const own = new URL(publicUrl).origin
  const arrived = requestUrl === undefined ? null : URL.parse(requestUrl)
  return arrived && isLocal(arrived.hostname) ? [own, arrived.origin] : [own]
}
