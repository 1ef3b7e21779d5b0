import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

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
