import { expect, test } from 'vitest'
import { FOLDERS, hasIdiom, writtenLines, writtenLinesIn } from './plain-words.ts'

/** Comment lines and test titles with an idiom that a folder may still have. Only ever lowered. */
const CEILINGS: Record<(typeof FOLDERS)[number], { comment: number; title: number }> = {
  'src/content': { comment: 0, title: 0 },
  'src/contract': { comment: 0, title: 0 },
  'src/database': { comment: 4, title: 11 },
  'src/domain': { comment: 0, title: 0 },
  'src/server': { comment: 6, title: 73 },
  'src/web': { comment: 0, title: 0 },
  bench: { comment: 0, title: 0 },
  e2e: { comment: 0, title: 7 },
  scripts: { comment: 0, title: 0 },
  tests: { comment: 0, title: 0 },
}

test.each(FOLDERS)('%s has no more idioms than before', (folder) => {
  const found = writtenLinesIn(folder).filter((line) => hasIdiom(line.text))
  const count = (kind: 'comment' | 'title') => found.filter((line) => line.kind === kind).length
  const { comment, title } = CEILINGS[folder]
  const list = `node scripts/plain-words.ts ${folder} lists them`
  expect(count('comment'), list).toBeLessThanOrEqual(comment)
  expect(count('title'), list).toBeLessThanOrEqual(title)
})

test('comments of every kind are read, and strings are not', () => {
  const source = [
    "const a = 'https://a.example' // one",
    '/* two',
    '   three */',
    '/** four */',
    '  {/* five */}',
    "test('six', () => {",
    "  ])('seven %s', async (x) => {",
    "const b = '//no'",
  ].join('\n')
  expect(writtenLines('a.ts', source).map((line) => [line.kind, line.at, line.text])).toEqual([
    ['comment', 'a.ts:1', 'one'],
    ['comment', 'a.ts:2', '/* two'],
    ['comment', 'a.ts:3', 'three */'],
    ['comment', 'a.ts:4', '/** four */'],
    ['comment', 'a.ts:5', '{/* five */}'],
    ['title', 'a.ts:6', 'six'],
    ['title', 'a.ts:7', 'seven %s'],
  ])
})

test.each(['null while nobody has entered it', 'The list is reckoned anew.', 'An address of its own.'])(
  '%j has an idiom',
  (text) => expect(hasIdiom(text)).toBe(true),
)

test.each(['Null until entered.', 'What tells two sheets apart.', 'The figure stands for a weight.'])(
  '%j has none',
  (text) => expect(hasIdiom(text)).toBe(false),
)
