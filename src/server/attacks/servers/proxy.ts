import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const EXAMPLE = new URL('../../../../deploy/nginx-servers.conf', import.meta.url)
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).error === undefined

/** nginx as deploy/nginx-servers.conf sets it up, in front of servers at these ports. */
export async function startProxy(
  folder: string,
  port: number,
  servers: readonly number[],
): Promise<ChildProcess> {
  mkdirSync(folder)
  const lines = servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join('\n')
  const upstream = readFileSync(EXAMPLE, 'utf8').replace(
    /( *server 127\.0\.0\.1:\d+ max_fails=0;\n)+/,
    `${lines}\n`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid nginx.pid; error_log stderr notice; worker_processes 1;
     events {}
     http {
       access_log off;
       ${TEMPORARY.map((name) => `${name}_temp_path ${name};`).join(' ')}
       ${upstream}
       server {
         listen 127.0.0.1:${port};
         client_max_body_size 12m;
         location / {
           proxy_pass http://gramme;
           proxy_http_version 1.1;
           proxy_set_header Connection "";
           proxy_set_header Host $host:$server_port;
           proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
           proxy_set_header X-Forwarded-Proto $scheme;
           proxy_buffering off;
           proxy_request_buffering off;
           proxy_read_timeout 150s;
         }
       }
     }`,
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
