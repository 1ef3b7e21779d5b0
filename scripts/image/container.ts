import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Stage } from './read-dockerfile.ts'

/** What of this machine stands for the base image: its programs and libraries, which cannot be written to. */
const OF_THE_MACHINE = ['/usr', '/bin', '/sbin', '/lib', '/lib64', '/opt']
/** Names of hosts and users, and certificates. */
const SETTINGS = [
  'passwd',
  'group',
  'hosts',
  'resolv.conf',
  'nsswitch.conf',
  'ssl',
  'localtime',
  'alternatives',
  'ld.so.cache',
]
/** The user that the image of Node has. */
const NODE_USER = { name: 'node', id: 1000 }

/** Settings of this machine without which npm reaches no registry. */
function ofTheNetwork(): Record<string, string> {
  const named =
    /^(npm_config_(registry|cafile|proxy|https_proxy|noproxy)|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|https?_proxy|no_proxy)$/i
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => named.test(entry[0]) && entry[1] !== undefined,
    ),
  )
}

/** A root file system under `root`, with what a base image has. */
export function prepareRoot(root: string, stage: Stage): void {
  for (const folder of ['etc', 'proc', 'dev', 'tmp', 'root', stage.workdir, ...stage.volumes])
    mkdirSync(join(root, folder), { recursive: true })
  for (const name of SETTINGS) {
    const path = join('/etc', name)
    if (existsSync(path)) cpSync(path, join(root, 'etc', name), { recursive: true, dereference: true })
  }
  const { name, id } = NODE_USER
  appendFileSync(join(root, 'etc/passwd'), `${name}:x:${id}:${id}::/tmp:/bin/sh\n`)
  appendFileSync(join(root, 'etc/group'), `${name}:x:${id}:\n`)
}

type Start = {
  env?: Record<string, string>
  /** Nothing can be written but volumes and /tmp, as with `docker run --read-only --tmpfs /tmp`. */
  readOnly?: boolean
}

/** The program that runs `words` as the stage's user in its root, without anything of this process's environment. */
function commandOf(
  root: string,
  stage: Stage,
  words: readonly string[],
  { env = {}, readOnly = false }: Start,
): string[] {
  const mounts = [
    'set -e',
    'mount --make-rprivate /',
    `mount --bind "${root}" "${root}"`,
    ...OF_THE_MACHINE.filter((path) => existsSync(path)).map(
      (path) =>
        `mkdir -p "${root}${path}"; mount --bind "$(realpath ${path})" "${root}${path}"; mount -o remount,ro,bind "${root}${path}"`,
    ),
    `mount -t proc proc "${root}/proc"`,
    `mount --rbind /dev "${root}/dev"`,
    `mount -t tmpfs -o mode=1777 tmpfs "${root}/tmp"`,
    ...(readOnly
      ? [
          ...stage.volumes.map((path) => `mount --bind "${root}${path}" "${root}${path}"`),
          `mount -o remount,ro,bind "${root}"`,
        ]
      : []),
    `exec chroot --userspec=${stage.user} "${root}" "$@"`,
  ].join('\n')
  const environment = {
    // The image's Node is the one that npm installs; before that, this machine's.
    PATH: `${stage.workdir}/node_modules/.bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`,
    HOME: '/tmp',
    ...stage.env,
    ...env,
  }
  const assignments = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const inside = [
    '/usr/bin/env',
    '-i',
    ...assignments,
    '/bin/sh',
    '-c',
    'cd "$0" && exec "$@"',
    stage.workdir,
    ...words,
  ]
  return ['--mount', '--pid', '--fork', '--kill-child', '/bin/sh', '-c', mounts, 'sh', ...inside]
}

/** @throws Error with what it has printed when the command ends with another code than 0 */
export function run(root: string, stage: Stage, words: readonly string[], how: Start = {}): void {
  const args = commandOf(root, stage, words, { ...how, env: { ...ofTheNetwork(), ...how.env } })
  const { status, stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0)
    throw new Error(`${words.join(' ')} ended with ${status}
${stdout}${stderr}`)
}

/** Starts a program as process 1 of a new namespace, as Docker does. */
export function start(root: string, stage: Stage, words: readonly string[], how: Start = {}): ChildProcess {
  return spawn('unshare', commandOf(root, stage, words, how), { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Why this machine can rehearse nothing, or undefined. */
export function whyNot(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has namespaces'
  if (process.getuid?.() !== 0) return 'only root may mount: sudo npm run test:image'
  const { status } = spawnSync('unshare', ['--mount', '--pid', '--fork', 'true'])
  return status === 0 ? undefined : 'this machine lets nobody make namespaces'
}
