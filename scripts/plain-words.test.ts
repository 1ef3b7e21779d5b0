import { expect, test } from 'vitest'
import { FOLDERS, hasIdiom, type WrittenLine, writtenLines, writtenLinesIn } from './plain-words.ts'

/** Comment lines, test titles and names with an idiom that a folder may still have. Only ever lowered. */
const CEILINGS: Record<(typeof FOLDERS)[number], Record<WrittenLine['kind'], number>> = {
  'src/content': { comment: 0, title: 0, name: 0 },
  'src/contract': { comment: 0, title: 0, name: 0 },
  'src/database': { comment: 3, title: 10, name: 2 },
  'src/domain': { comment: 0, title: 0, name: 3 },
  'src/server': { comment: 6, title: 73, name: 11 },
  'src/web': { comment: 0, title: 0, name: 48 },
  bench: { comment: 0, title: 0, name: 18 },
  e2e: { comment: 0, title: 6, name: 9 },
  scripts: { comment: 0, title: 0, name: 4 },
  tests: { comment: 0, title: 0, name: 74 },
}

test.each(FOLDERS)('%s has no more idioms than before', (folder) => {
  const found = writtenLinesIn(folder).filter(hasIdiom)
  const list = `node scripts/plain-words.ts ${folder} lists them`
  for (const [kind, ceiling] of Object.entries(CEILINGS[folder]))
    expect(found.filter((line) => line.kind === kind).length, `${kind}: ${list}`).toBeLessThanOrEqual(ceiling)
})

test('no text has a key with an idiom, and no stylesheet a class or an attribute', () => {
  const found = writtenLinesIn('src/web').filter(
    (line) => line.kind === 'name' && /\/messages\/|\.css:/.test(line.at) && hasIdiom(line),
  )
  expect(found.map(({ at, text }) => `${at} ${text}`)).toEqual([])
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
  const found = writtenLines('a.ts', source).filter(({ kind }) => kind !== 'name')
  expect(found.map((line) => [line.kind, line.at, line.text])).toEqual([
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
  (text) => expect(hasIdiom({ kind: 'comment', text })).toBe(true),
)

test.each(['Null until entered.', 'What tells two sheets apart.', 'The figure stands for a weight.'])(
  '%j has none',
  (text) => expect(hasIdiom({ kind: 'comment', text })).toBe(false),
)

const names = (path: string, source: string) =>
  writtenLines(path, source).flatMap(({ kind, text }) => (kind === 'name' ? text : []))

test('names are read in code and in stylesheets, and not in comments, strings and the text of templates', () => {
  const code = [
    "const first = 'asked' // asked",
    '/* asked',
    '   asked */ second',
    'third(`asked ${fourth} asked',
    'asked`)',
  ]
  expect(names('a.ts', code.join('\n'))).toEqual(['const', 'first', 'second', 'third', 'fourth'])
  expect(names('a.css', '.asked { margin: 0 } /* .asked */\n.row[data-told]:hover .on {')).toEqual([
    'asked',
    'row',
    'data-told',
    'on',
  ])
})

test.each(['askAgain', 'ASKED_HEADS', 'data-told', 'setSettled', 'isReckoned', 'said'])(
  '%s is an idiom',
  (text) => expect(hasIdiom({ kind: 'name', text })).toBe(true),
)

test.each(['onSettled', 'task', 'basket', 'amended', 'unsettledTask', 'Promise'])('%s is none', (text) =>
  expect(hasIdiom({ kind: 'name', text })).toBe(false),
)
