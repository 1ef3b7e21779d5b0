import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { startNginx } from '#server/testing/nginx.ts'

const EXAMPLE = new URL('../../../deploy/nginx-servers.conf', import.meta.url)
/** What binds the example to a host name and its certificates. */
const OF_ITS_HOST = / {4}(listen|server_name|ssl_certificate\w*) .*\n/g

/** The example with these servers, at this port of loopback. */
function configuration(port: number, servers: readonly number[]): string {
  const example = readFileSync(EXAMPLE, 'utf8')
  const upstream = servers.map((server) => `    server 127.0.0.1:${server} max_fails=0;\n`).join('')
  const [before = '', redirect = '', secure = ''] = example.split(/^(?=server \{)/m)
  if (!redirect.includes('return 301')) throw new Error('deploy/nginx-servers.conf has another form')
  return (
    before.replace(/( {4}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, upstream) +
    secure.replace(OF_ITS_HOST, '').replace('server {', `server {\n    listen 127.0.0.1:${port};`)
  )
}

/** nginx as deploy/nginx-servers.conf sets it up, without TLS, in front of servers at these ports. */
export function startProxy(folder: string, port: number, servers: readonly number[]): Promise<ChildProcess> {
  mkdirSync(folder)
  return startNginx(folder, `access_log off;\n${configuration(port, servers)}`)
}
