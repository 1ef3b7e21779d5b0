import { expect, test } from 'vitest'
import { newsIn } from './read-news.ts'

test('the headings of the last two versions are read, twenty of each', () => {
  const text = `# Changelog

## Unreleased

### Added

- **A page for
  the operator** with accounts.
- A line without a heading
  and its rest

## [0.2.0] - 2027-01-02

- **\`Bin\`**: kept.

## 0.1.0

- **First**
`
  expect(newsIn(text)).toEqual([
    { version: null, items: ['A page for the operator'], more: 0 },
    { version: '0.2.0', items: ['Bin'], more: 0 },
  ])
  expect(newsIn('')).toEqual([])
  const long = newsIn(`## 1.0.0\n\n${Array.from({ length: 23 }, (_, n) => `- **Thing ${n}**`).join('\n')}`)
  expect([long[0]?.items.length, long[0]?.more]).toEqual([20, 3])
})
