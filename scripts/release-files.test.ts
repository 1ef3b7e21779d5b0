import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { releaseFiles } from './release-files.ts'
import { webSources } from './web-sources.mjs'

const files = new Set(releaseFiles())

test('an archive of a release has every source of the web, so that what was built of them is not stale there', () => {
  expect(webSources('.').filter((path) => !files.has(path))).toEqual([])
})

test('an archive of a release has what the image copies, without tests', () => {
  const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => name !== '.')
  expect(copied).toContain('src')
  const paths = [...files]
  expect(
    copied.filter((name) => !paths.some((path) => path === name || path.startsWith(`${name}/`))),
  ).toEqual([])
  expect(paths.filter((path) => /\.test\.|^(tests|tools|e2e|bench)\//.test(path))).toEqual([])
})
