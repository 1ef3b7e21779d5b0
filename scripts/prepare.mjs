// Runs before every npm script, on whatever Node the machine has and before anything is installed:
// no dependency, nothing newer than Node 20. Does only what is stale, so a second start takes no time.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useHooks } from './git-hooks.mjs'

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

function hashOf(entries) {
  const hash = createHash('sha256')
  for (const entry of entries) hash.update(entry)
  return hash.digest('hex')
}

function* filesUnder(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) {
    yield `${path}:${stat.size}:${stat.mtimeMs}\n`
    return
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name))
}

function whenChanged(stampPath, fingerprint, work) {
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === fingerprint) return
  work()
  mkdirSync(dirname(stampPath), { recursive: true })
  writeFileSync(stampPath, fingerprint)
}

function install() {
  const fingerprint = hashOf([
    readFileSync(join(root, 'package-lock.json')),
    `${process.platform}-${process.arch}`,
  ])
  whenChanged(join(root, 'node_modules', '.gramme-lock'), fingerprint, () => {
    process.stdout.write('Installation des paquets…\n')
    npm(
      ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
      "L'installation",
    )
    useHooks(root)
  })
}

const WEB_SOURCES = [
  'src/web',
  'src/content',
  'src/contract',
  'src/domain',
  'app.html',
  'vite.config.ts',
  'package-lock.json',
]

function buildWeb() {
  const present = WEB_SOURCES.map((path) => join(root, path)).filter((path) => existsSync(path))
  const fingerprint = hashOf(present.flatMap((path) => [...filesUnder(path)]))
  whenChanged(join(root, 'dist', '.web-stamp'), fingerprint, () => {
    process.stdout.write("Construction de l'interface…\n")
    npm(['run', '--silent', 'build', '--', '--logLevel', 'warn'], "La construction de l'interface")
  })
}

checkNode()
install()
checkRuntime()
if (['start', 'test', 'bench'].includes(purpose)) buildWeb()
