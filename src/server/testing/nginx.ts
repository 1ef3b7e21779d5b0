import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).error === undefined

/**
 * Starts nginx with all that it writes in a folder that exists; resolves once it answers.
 * @param http directives of its `http` block
 * @throws with what it wrote, where it ends instead
 */
export async function startNginx(folder: string, http: string): Promise<ChildProcess> {
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${name};`).join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid nginx.pid; error_log stderr notice; worker_processes 1; events {}
http { ${temporary}\n${http}\n}`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'])
  let output = ''
  await new Promise<void>((ready, fail) => {
    nginx.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('start worker process')) ready()
    })
    nginx.once('close', () => fail(new Error(output)))
  })
  return nginx
}
