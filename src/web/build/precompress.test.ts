import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from './precompress.ts'

const long = (word: string) => word.repeat(1000)

test('files have their compressed forms beside them, and the next build compresses only those that have changed', async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'gramme-precompress-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const site = join(folder, 'site')
  const kept = join(folder, 'kept')
  mkdirSync(site)
  for (const [name, content] of [
    ['same.js', long('same')],
    ['changed.js', long('before')],
    ['short.js', 'short'],
    ['page.html', long('page')],
  ] as const)
    writeFileSync(join(site, name), content)
  await compressFiles(site, kept)
  expect(readdirSync(site).sort()).toEqual([
    'changed.js',
    'changed.js.br',
    'changed.js.gz',
    'page.html',
    'same.js',
    'same.js.br',
    'same.js.gz',
    'short.js',
  ])

  // What is kept is taken without being made again: another content under the same hash shows it.
  const same = readFileSync(join(site, 'same.js.br'))
  const keptFile = readdirSync(kept).find((name) => readFileSync(join(kept, name)).equals(same)) ?? ''
  writeFileSync(join(kept, keptFile), 'taken')
  writeFileSync(join(site, 'changed.js'), long('after'))
  await compressFiles(site, kept)
  expect(readFileSync(join(site, 'same.js.br'), 'utf8')).toBe('taken')
  expect(brotliDecompressSync(readFileSync(join(site, 'changed.js.br'))).toString()).toBe(long('after'))
  expect(gunzipSync(readFileSync(join(site, 'changed.js.gz'))).toString()).toBe(long('after'))
  expect(readdirSync(kept)).toHaveLength(4)
})
