import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Config } from '../config.ts'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** What proxies add to a request. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const

export type Visit = { ip: string; headers: IncomingHttpHeaders }
type Settings = Pick<Config, 'publicUrl' | 'registration' | 'operatorEmail' | 'provider'>

/**
 * Whether a request comes from a browser on the server's own machine, without a proxy, of a user who may make the first account
 * and so manage the installation. Every other request needs the code that only the operator reads.
 */
export function isOperatorsMachine({ ip, headers }: Visit, config: Settings): boolean {
  const { publicUrl, registration, operatorEmail, provider } = config
  const firstAccountManages = registration === 'open' && operatorEmail === undefined && !provider?.only
  return (
    firstAccountManages &&
    isLocal(new URL(publicUrl).hostname) &&
    isLocal(URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '') &&
    isLocal(ip) &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}

function isLocal(host: string): boolean {
  if (host === 'localhost') return true
  const address = host.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/, '')
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
