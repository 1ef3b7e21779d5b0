import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** OWASP ASVS 5.0.0: how many items of levels 1 and 2 each section has; they come before those of level 3. */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3
  11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`

const items = SECTIONS.trim()
  .split(/\s+/)
  .flatMap((entry) => {
    const [section = '', count] = entry.split(':')
    return Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`)
  })

const ROOT = join(import.meta.dirname, '..')
const document = readFileSync(join(ROOT, 'docs/SECURITY.md'), 'utf8')
const rows = document
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, ids = '', , state = '', where = '']) => ({ ids: ids.split(', '), state, where }))

test('each item of ASVS 5.0.0 at levels 1 and 2 is answered once', () => {
  expect(items).toHaveLength(253)
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(items.toSorted())
})

/** A test, or when it was tried and how. */
const SHOWN = /`[^`]+\.(test|spec)\.tsx?`|by hand, [A-Z][a-z]+ 20\d\d: /

test('each answer is one of three, and one that holds names a test or the month in which it was tried', () => {
  const wrong = rows.filter(
    ({ state, where }) =>
      !['holds', 'does not apply', 'does not hold'].includes(state) ||
      where === '' ||
      (state === 'holds' && !SHOWN.test(where)),
  )
  expect(wrong).toEqual([])
})

test('every file that is named is there', () => {
  const named = [...document.matchAll(/`((?:src|tests|e2e|scripts|bench|docs)\/[^`*]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('a title that is quoted behind a test is in it', () => {
  const quoted = rows.flatMap(({ where }) =>
    [...where.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: '([^']+)'/g)].map(([, file = '', title = '']) => ({
      file,
      title,
    })),
  )
  expect(quoted.length).toBeGreaterThan(3)
  const missing = quoted.filter(({ file, title }) => {
    const content = readFileSync(join(ROOT, file), 'utf8')
    return title.split('…').some((part) => !content.includes(part.trim()))
  })
  expect(missing).toEqual([])
})
