import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test as anyTest } from 'vitest'
import { configureHooks } from './git-hooks.mjs'

/** Gramme needs no Git: a machine without it has no hooks to test. */
const test = anyTest.runIf(spawnSync('git', ['--version']).status === 0)

const root = join(import.meta.dirname, '..')
const folders: string[] = []

/** No configuration but the checkout's own, whatever the machine and the calling commit have. */
const env: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, 'Camille'],
      [`GIT_${role}_EMAIL`, 'camille@gramme.test'],
    ]),
  ),
}

function git(folder: string, ...args: string[]) {
  return spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' })
}

function checkout({ init = true } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'gramme-hooks-'))
  folders.push(folder)
  cpSync(join(root, '.githooks'), join(folder, '.githooks'), { recursive: true })
  for (const name of ['.oxfmtrc.json', '.oxlintrc.json', '.gitignore'])
    cpSync(join(root, name), join(folder, name))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(root, 'node_modules', '.bin'), join(folder, 'node_modules', '.bin'))
  if (init) git(folder, 'init', '--quiet')
  return folder
}

function commit(folder: string, name: string, text: string, subject = `Add ${name}`) {
  writeFileSync(join(folder, name), text)
  git(folder, 'add', name)
  return git(folder, 'commit', '--quiet', '-m', subject)
}

const hooksPath = (folder: string) => git(folder, 'config', '--local', 'core.hooksPath').stdout.trim()

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

test('a commit of well-formed files goes through', () => {
  const folder = checkout()
  configureHooks(folder, env)
  for (const [name, text] of [
    ['a.ts', 'export const a = 1\n'],
    ['a name with spaces.md', '# A\n'],
  ] as const) {
    const done = commit(folder, name, text)
    expect(done.stderr + done.stdout).toBe('')
    expect(done.status).toBe(0)
  }
})

test('a commit is refused for its format, and says what to run', () => {
  const folder = checkout()
  configureHooks(folder, env)
  const done = commit(folder, 'a.ts', 'export const a = "1";')
  expect(done.status).not.toBe(0)
  expect(done.stdout + done.stderr).toContain('npm run fix')
})

test('a commit is refused for its lint', () => {
  const folder = checkout()
  configureHooks(folder, env)
  const done = commit(folder, 'a.ts', 'export const a: any = 1\n')
  expect(done.status).not.toBe(0)
  expect(done.stdout + done.stderr).toContain('no-explicit-any')
})

test('a commit is refused for a subject of more than 72 characters, accents counted once', () => {
  const folder = checkout()
  configureHooks(folder, env)
  const longest = 'é'.repeat(72)
  expect(
    commit(folder, 'a.md', '# A\n', `${longest}\n\n${'A reason of any length. '.repeat(9)}`).status,
  ).toBe(0)
  const refused = commit(folder, 'b.md', '# B\n', `${longest}e`)
  expect(refused.status).not.toBe(0)
  expect(refused.stdout + refused.stderr).toContain('73 characters')
})

test('what is not staged is not looked at', () => {
  const folder = checkout()
  configureHooks(folder, env)
  writeFileSync(join(folder, 'other.ts'), 'export const other: any = "1"')
  expect(commit(folder, 'a.ts', 'export const a = 1\n').status).toBe(0)
  git(folder, 'rm', '--quiet', 'a.ts')
  expect(git(folder, 'commit', '--quiet', '-m', 'Remove a.ts').status).toBe(0)
})

test('before anything is installed, a commit goes through', () => {
  const folder = checkout()
  configureHooks(folder, env)
  rmSync(join(folder, 'node_modules', '.bin'))
  expect(commit(folder, 'a.ts', 'export const a = "1";').status).toBe(0)
})

test('hooks that were there before stay', () => {
  const chosen = checkout()
  git(chosen, 'config', '--local', 'core.hooksPath', 'mine')
  configureHooks(chosen, env)
  expect(hooksPath(chosen)).toBe('mine')

  const written = checkout()
  mkdirSync(join(written, '.git', 'hooks'), { recursive: true })
  writeFileSync(join(written, '.git', 'hooks', 'pre-push'), '')
  configureHooks(written, env)
  expect(hooksPath(written)).toBe('')
})

test('CI, and a folder that is no checkout, are left alone', () => {
  const inCi = checkout()
  configureHooks(inCi, { ...env, CI: 'true' })
  expect(hooksPath(inCi)).toBe('')

  const outer = checkout()
  const unpacked = join(outer, 'gramme')
  mkdirSync(join(unpacked, '.githooks'), { recursive: true })
  configureHooks(unpacked, env)
  expect(hooksPath(outer)).toBe('')
})
