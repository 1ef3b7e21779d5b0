import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('a Node that is too old is refused with one sentence that names the version needed, before the install', () => {
  const script = `
    Object.defineProperty(process.versions, 'node', { value: '18.19.1' })
    await import('./scripts/prepare.mjs')
  `
  const done = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(done.status).toBe(1)
  expect(done.stderr.trim()).toBe('Gramme a besoin de Node 20 ou plus récent ; cette machine a Node 18.19.1.')
  expect(done.stdout).toBe('')
})

/** An npm that writes down its arguments, and like the real one begins an installation by removing what is there. */
const NPM = `
  const { appendFileSync, rmSync } = require('node:fs')
  const args = process.argv.slice(2)
  appendFileSync('commands', args.filter((arg) => !/audit|fund|level|optional|silent/.test(arg)).join(' ') + '\\n')
  if (args[0] === 'ci') rmSync('node_modules', { recursive: true, force: true })
`

/** A repository with one source of its web, and the commands npm is given when a script is prepared there. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'gramme-prepare-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['prepare.mjs', 'git-hooks.mjs', 'web-sources.mjs'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('npm.cjs', NPM)
  write('package-lock.json', 'first')
  write('src/web/main.ts', 'first')
  const commands = join(folder, 'commands')
  const prepare = (purpose: string): string[] => {
    rmSync(commands, { force: true })
    const env = {
      ...process.env,
      npm_execpath: join(folder, 'npm.cjs'),
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    }
    const args = [join(folder, 'scripts/prepare.mjs'), purpose]
    expect(spawnSync(process.execPath, args, { env, encoding: 'utf8' })).toMatchObject({ status: 0 })
    return existsSync(commands) ? readFileSync(commands, 'utf8').trim().split('\n') : []
  }
  return { write, prepare, read: (path: string) => readFileSync(join(folder, path), 'utf8') }
}

const BUILD = 'run build -- --logLevel warn'

test('a start installs what running and building need, and a test adds the tools to it; after both, neither asks for anything', () => {
  const { write, prepare } = repository()
  expect(prepare('start')).toEqual(['ci --include=dev --workspaces=false', BUILD])
  expect(prepare('start')).toEqual([])
  expect(prepare('seed')).toEqual([])
  expect(prepare('test')).toEqual(['install --no-save --include=dev'])
  expect(prepare('start')).toEqual([])
  write('package-lock.json', 'second')
  expect(prepare('test')).toEqual(['ci --include=dev', BUILD])
})

test('the web is built again when what it is made of has another content, not for a test, nor for another time', () => {
  const { write, prepare } = repository()
  prepare('test')
  write('src/web/main.ts', 'first')
  write('src/web/main.test.ts', 'first')
  expect(prepare('test')).toEqual([])
  write('src/web/main.ts', 'second')
  expect(prepare('test')).toEqual([BUILD])
})

test('with a web that is built already, as in the archive of a release, a start installs what the server needs alone', () => {
  const maker = repository()
  maker.prepare('release')
  const archive = repository()
  archive.write('dist/.web-stamp', maker.read('dist/.web-stamp'))
  expect(archive.prepare('start')).toEqual(['ci --omit=dev --workspaces=false'])
  archive.write('src/web/main.ts', 'of another hand')
  expect(archive.prepare('start')).toEqual(['install --no-save --include=dev --workspaces=false', BUILD])
})
