// Runs before every npm script, on whatever Node the machine has and before anything is installed:
// no dependency, nothing newer than Node 20. Does only what is stale, so a second start takes no time.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configureHooks } from './git-hooks.mjs'
import { webFingerprint } from './web-sources.mjs'

const OLDEST_TO_INSTALL = 20
/** The first release with argon2, which hashes the passwords. */
const OLDEST_TO_RUN = [24, 7]

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const purpose = process.argv[2] ?? 'start'

function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

function npm(args, doing) {
  const execPath = process.env.npm_execpath
  const done = execPath
    ? spawnSync(process.execPath, [execPath, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (done.status !== 0) fail(`${doing} a échoué (npm ${args[0]}). La raison est écrite plus haut.`)
}

function checkNode() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_TO_INSTALL)
    fail(
      `Gramme a besoin de Node ${OLDEST_TO_INSTALL} ou plus récent ; cette machine a Node ${process.versions.node}.`,
    )
}

/** The Node that the script itself will run on: the one npm installs here, or the machine's own. */
function checkRuntime() {
  const found =
    spawnSync('node', ['--version'], { cwd: root, encoding: 'utf8' }).stdout?.trim().slice(1) ?? '0.0'
  const [major, minor] = found.split('.').map(Number)
  if (major < OLDEST_TO_RUN[0] || (major === OLDEST_TO_RUN[0] && minor < OLDEST_TO_RUN[1]))
    fail(
      `Gramme tourne sur Node ${OLDEST_TO_RUN.join('.')} ou plus récent ; celui de cette machine est ${found}, et npm n'en fournit pas pour ${process.platform}-${process.arch}.`,
    )
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** What is installed, each set with those before it: what the server needs, what building the web needs, and `tools`. */
const SETS = {
  run: ['--omit=dev', '--workspaces=false'],
  build: ['--include=dev', '--workspaces=false'],
  tools: ['--include=dev'],
}
const ORDER = Object.keys(SETS)
const WITHOUT_TOOLS = [
  'start',
  'seed',
  'invite',
  'backup',
  'restore',
  'distribute',
  'doctor',
  'second-factor-off',
  'release',
]
const INSTALLED = join(root, 'node_modules', '.gramme-lock')

function install(set) {
  const fingerprint = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  const [installedFrom, installed] = read(INSTALLED).split(' ')
  const same = installedFrom === fingerprint
  if (same && ORDER.indexOf(installed) >= ORDER.indexOf(set)) return
  process.stdout.write('Installation des paquets…\n')
  // `npm ci` begins by removing everything; what is there of the same lockfile stays.
  const command = same ? ['install', '--no-save'] : ['ci']
  npm(
    [...command, ...SETS[set], '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    "L'installation",
  )
  write(INSTALLED, `${fingerprint} ${set}`)
  configureHooks(root)
}

const BUILT = join(root, 'dist', '.web-stamp')

function buildWeb(fingerprint) {
  process.stdout.write("Construction de l'interface…\n")
  npm(['run', '--silent', 'build', '--', '--logLevel', 'warn'], "La construction de l'interface")
  write(BUILT, fingerprint)
}

checkNode()
const fingerprint = ['start', 'test', 'bench', 'release'].includes(purpose) ? webFingerprint(root) : ''
const stale = fingerprint !== '' && read(BUILT) !== fingerprint
install(!WITHOUT_TOOLS.includes(purpose) ? 'tools' : stale ? 'build' : 'run')
checkRuntime()
if (stale) buildWeb(fingerprint)
