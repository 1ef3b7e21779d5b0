import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const EXAMPLE = new URL('../../../../deploy/nginx-servers.conf', import.meta.url)
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
/** What binds the example to a host name and its certificates. */
const OF_ITS_HOST = / {4}(listen|server_name|ssl_certificate\w*) .*\n/g

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).error === undefined

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
export async function startProxy(
  folder: string,
  port: number,
  servers: readonly number[],
): Promise<ChildProcess> {
  mkdirSync(folder)
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${name};`).join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid nginx.pid; error_log stderr notice; worker_processes 1; events {}
http { access_log off; ${temporary}\n${configuration(port, servers)}}`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'])
  let said = ''
  await new Promise<void>((ready, fail) => {
    nginx.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('start worker process')) ready()
    })
    nginx.once('close', () => fail(new Error(said)))
  })
  return nginx
}
