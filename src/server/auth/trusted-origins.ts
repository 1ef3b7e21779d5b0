import { isLocalName } from '#contract/local-name.ts'

/**
 * Whose pages may sign in: those of PUBLIC_URL, and those of the address the request itself arrived on
 * while that is an IP address or a name of the local network (a phone in the kitchen opening http://192.168.1.20:3000).
 * Any other name has to be PUBLIC_URL.
 */
export function trustedOrigins(publicUrl: string, requestUrl: string | undefined): string[] {
  const own = new URL(publicUrl).origin
  const arrived = requestUrl === undefined ? null : URL.parse(requestUrl)
  return arrived && isLocalName(arrived.hostname) ? [own, arrived.origin] : [own]
}
