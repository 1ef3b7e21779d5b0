import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'

type User = { uid: number; gid: number }

/** How PostgreSQL's programs are run: as we are, or, when we are root, which they refuse, as someone else. */
export type Runner = {
  /** Who owns the cluster's files; undefined when that is us. */
  owner?: User
  /** A capability of root's that this user keeps. */
  capability?: string
}

export function commandOf({ owner, capability }: Runner, program: string, programArguments: string[]) {
  if (!owner || !capability) return { file: program, args: programArguments, options: { ...owner, cwd: '/' } }
  const args = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    // Without it access(2), which PostgreSQL asks about its own programs, overlooks the capability.
    '--securebits=+no_setuid_fixup',
    program,
    ...programArguments,
  ]
  return { file: 'setpriv', args, options: { cwd: '/' } }
}

export function chooseRunner(dataDir: string, cluster: string, binaries: Binaries): Runner {
  if (process.getuid?.() !== 0) return {}
  const owner = ownerOf(cluster) ?? systemUser()
  if (canEnter({ owner }, dataDir, binaries)) return { owner }
  return withCapability(owner, dataDir, binaries)
}

/** A cluster keeps the user it was made by; root's own, copied or restored, is given away later. */
function ownerOf(cluster: string): User | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

const CANDIDATES = ['postgres', 'gramme']

function systemUser(): User {
  for (const name of CANDIDATES) {
    const known = lookUp(name)
    if (known) return known
  }
  const made = spawnSync('useradd', [
    '--system',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'gramme',
  ])
  const known = made.status === 0 ? lookUp('gramme') : undefined
  if (known) return known
  throw new StartupError(
    "PostgreSQL refuse de travailler en tant que root, et l'utilisateur système « gramme » n'a pas pu être créé. Créez-le (useradd --system gramme), ou lancez Gramme avec un utilisateur ordinaire.",
  )
}

function lookUp(name: string): User | undefined {
  try {
    const read = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: read('-u'), gid: read('-g') }
  } catch {
    return undefined
  }
}

function canEnter(runner: Runner, dataDir: string, { folder }: Binaries): boolean {
  const script = 'test -x "$1" && test -x "$2" && test -r "$3"'
  const places = [
    dataDir,
    join(folder, 'bin', 'postgres'),
    join(folder, 'share', 'postgresql', 'postgres.bki'),
  ]
  const { file, args, options } = commandOf(runner, 'sh', ['-c', script, 'sh', ...places])
  return spawnSync(file, args, options).status === 0
}

const CAPABILITIES = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
]

/** Lets that user pass through folders closed to it, as under root's home: no copy, and no permission loosened. */
function withCapability(owner: User, dataDir: string, binaries: Binaries): Runner {
  for (const { name, bit } of CAPABILITIES) {
    if (((ourCapabilities() >> bit) & 1n) === 0n) continue
    const runner = { owner, capability: name }
    if (canEnter(runner, dataDir, binaries)) return runner
  }
  throw new StartupError(
    `PostgreSQL refuse de travailler en tant que root, et son utilisateur système ne peut pas entrer dans ${dataDir} ou dans ${binaries.folder}. Lancez Gramme avec un utilisateur ordinaire, ou depuis un dossier que tous peuvent traverser.`,
  )
}

function ourCapabilities(): bigint {
  try {
    const mask = /^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
    return BigInt(`0x${mask ?? '0'}`)
  } catch {
    return 0n
  }
}
