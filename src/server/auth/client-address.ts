import { isIPv6 } from 'node:net'

/**
 * What counts as one place a client is: an IPv4 address, or the /64 network that an IPv6 line is given whole.
 * Takes the address of the socket (or what a proxy on this machine says of it).
 */
export function clientAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1] !== undefined) return mapped[1]
  return isIPv6(ip) ? `${network(ip)}::/64` : ip
}

function network(ip: string): string {
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const left = groups(head)
  const right = tail === undefined ? [] : groups(tail)
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
