import { describe, expect, test } from 'vitest'
import { notesAfter } from './file-facts.ts'
import { planSheets, type ReadSheet, type StoredSheet } from './plan-sheets.ts'
import type { ContentLine, ImportedFacts } from './sheet-content.ts'
import { NO_FACTS } from './testing/no-facts.ts'

const FACTS: ImportedFacts = { ...NO_FACTS, title: 'Tarte' }

const line = (name: string, quantity: number, source: string | null = name): ContentLine => ({
  name,
  source,
  costing: 'quantity',
  quantity,
  unit: 'g',
  forfait: null,
  wastagePercent: 0,
  note: null,
})

type Read = Partial<ImportedFacts> & {
  tab?: string
  titleInFile?: string
  read?: string
  lines?: (ContentLine & { sheet?: number })[]
}

function read({ tab, titleInFile, read: answer = 'one', lines = [], ...facts }: Read = {}): ReadSheet {
  const content = { ...FACTS, ...facts, lines: lines.map((each) => ({ sheet: null, ...each })) }
  const origin = { fileName: 'fiches.xlsx', tab: tab ?? null, cell: 'A1' }
  return { ...origin, titleInFile: titleInFile ?? content.title, read: answer, content }
}

type Imported = NonNullable<StoredSheet['imported']>

/** A sheet that was imported and left as it was. */
function stored(
  id: string,
  facts: Partial<ImportedFacts> & { lines?: ContentLine[] } = {},
  imported: Partial<Imported> = {},
): StoredSheet {
  const { lines = [], ...others } = facts
  const content = { ...FACTS, category: 'Plat' as const, tvaRate: 10 as const, ...others, lines }
  const origin = { fileName: 'fiches.xlsx', tab: null, cell: 'A1', title: content.title }
  return {
    id,
    version: 1,
    content,
    state: 'as imported',
    imported: { ...origin, read: 'one', state: 'as imported', at: '2026-01-01T00:00:00.000Z', ...imported },
  }
}

function plan(files: ReadSheet[], account: StoredSheet[], taken: string[] = []) {
  const titles = new Set(
    [...taken, ...account.map(({ content }) => content.title)].map((title) => title.toLowerCase()),
  )
  return planSheets(files, account, {
    isTaken: (title) => titles.has(title.toLowerCase()),
    nthTitle: (title, nth) => `${title} (${nth + 1})`,
  })
}

test('a title that the sheet was given in the account stays until the user gives it another', () => {
  const account = [stored('a', { title: 'Tarte au citron' }, { title: 'Tarte citron' })]
  expect(plan([read({ title: 'Tarte citron', read: 'two', notes: 'Froid' })], account)).toMatchObject([
    { outcome: 'update', title: 'Tarte au citron', changes: { facts: [{ fact: 'notes' }] } },
  ])
  expect(
    plan([read({ title: 'La tarte', titleInFile: 'Tarte citron', read: 'two' })], account),
  ).toMatchObject([{ outcome: 'update', title: 'La tarte', changes: { facts: [{ fact: 'title' }] } }])
})

describe('what becomes of a sheet', () => {
  test.each([
    ['unchanged', 'the file says the same', read(), stored('a', { portions: 9 }, { state: 'another' })],
    ['unchanged', 'the sheet holds it already', read({ read: 'two' }), stored('a')],
    ['update', 'the file says something else', read({ read: 'two', portions: 6 }), stored('a')],
    [
      'changed-since',
      'both say something else',
      read({ read: 'two', portions: 6 }),
      { ...stored('a', { portions: 8 }), state: 'changed' },
    ],
    ['exists', 'it was never imported', read({ portions: 6 }), { ...stored('a'), imported: null }],
  ])('is %s where %s', (outcome, _why, file, account) => {
    expect(plan([file], [account])).toMatchObject([{ outcome, existing: { id: 'a' } }])
  })

  test('is new, under a title that is free', () => {
    const files = [read({ title: 'Sauce' }), read({ title: 'SAUCE', tab: 'b' }), read({ title: 'Fond' })]
    expect(plan(files, [], ['fond']).map(({ outcome, title }) => [outcome, title])).toEqual([
      ['new', 'Sauce'],
      ['new', 'SAUCE (2)'],
      ['new', 'Fond (2)'],
    ])
  })
})

describe('a sheet is recognised', () => {
  test('by where it was read, when it has another title in the account since', () => {
    const renamed = stored('a', { title: 'Tarte du jour' }, { title: 'Tarte' })
    expect(plan([read({ title: 'TARTES' })], [renamed])).toMatchObject([{ existing: { id: 'a' } }])
  })

  test('by its file and title, when it has moved to another tab', () => {
    expect(plan([read({ tab: 'Autre' })], [stored('a')])).toMatchObject([{ existing: { id: 'a' } }])
  })

  test('by its title, when the file has another name, and as one sheet of the files alone', () => {
    const account = [stored('a', {}, { fileName: 'anciennes.xlsx' })]
    expect(plan([read(), read({ tab: 'b' })], account).map(({ existing }) => existing?.id)).toEqual([
      'a',
      undefined,
    ])
  })

  test('where two of a file have the same title, each by its own tab', () => {
    const account = [
      stored('a', {}, { tab: 'Un' }),
      stored('b', { title: 'Tarte (2)' }, { tab: 'Deux', title: 'Tarte' }),
    ]
    const files = [read({ tab: 'Deux' }), read({ tab: 'Un' })]
    expect(plan(files, account).map(({ existing }) => existing?.id)).toEqual(['b', 'a'])
  })

  test('where two of a tab have the same title, each by its own cell', () => {
    const first = stored('a', {}, { read: 'first' })
    const second = stored('b', { title: 'Tarte (2)' }, { title: 'Tarte', cell: 'A9', read: 'second' })
    expect(
      plan([{ ...read({ read: 'second' }), cell: 'A9' }, read({ read: 'first' })], [first, second]),
    ).toMatchObject([
      { outcome: 'unchanged', existing: { id: 'b' }, title: 'Tarte (2)' },
      { outcome: 'unchanged', existing: { id: 'a' } },
    ])
  })

  test('never by its place alone: another dish may be there now', () => {
    expect(plan([read({ title: 'Clafoutis' })], [stored('a')])).toMatchObject([
      { outcome: 'new', existing: null },
    ])
  })
})

describe('what would change', () => {
  test('is each fact that the file says, and each line', () => {
    const account = stored('a', {
      portions: 4,
      notes: 'Servir tiède',
      sellingPriceHt: 8,
      lines: [line('Farine', 100), line('Beurre', 50), line('Beurre', 20), line('Sucre', 10)],
    })
    const file = read({
      read: 'two',
      portions: 6,
      steps: ['Cuire'],
      lines: [line('Beurre', 50), line('Farine', 120), line('Beurre', 20), line('Sel', 1)],
    })
    expect(plan([file], [account])[0]?.changes).toMatchObject({
      facts: [
        { fact: 'portions', before: 4, after: 6 },
        { fact: 'steps', before: [], after: ['Cuire'] },
      ],
      lines: [
        { name: 'Farine', before: { quantity: 100 }, after: { quantity: 120 } },
        { name: 'Sel', before: null, after: { quantity: 1 } },
        { name: 'Sucre', before: { quantity: 10 }, after: null },
      ],
    })
  })

  test.each([
    ['Reposer', '', 'Reposer'],
    ['Reposer', 'Dans le fichier :\n– Coefficient : 4', 'Reposer\n\nDans le fichier :\n– Coefficient : 4'],
    [
      'Reposer\n\nDans le fichier :\n– Coefficient : 4\nServir',
      'Dans le fichier :\n– Coefficient : 5',
      'Reposer\nServir\n\nDans le fichier :\n– Coefficient : 5',
    ],
    [
      'Reposer\n\nDans le fichier :\n– Coefficient : 4',
      'Cuire',
      'Cuire\n\nDans le fichier :\n– Coefficient : 4',
    ],
  ])('of notes %j is each part that the file has: %j', (before, notes, after) => {
    expect(notesAfter(before, notes)).toBe(after)
    const [planned] = plan([read({ read: 'two', notes: notes })], [stored('a', { notes: before })])
    expect(planned?.changes.facts).toEqual(before === after ? [] : [{ fact: 'notes', before, after }])
  })

  test('is nothing where a preparation is another sheet of the files that is there', () => {
    const account = [stored('a', { lines: [line('Pâte', 500, 'b')] }), stored('b', { title: 'Pâte' })]
    const files = [
      read({ read: 'two', lines: [{ ...line('La pâte', 500, null), sheet: 1 }] }),
      read({ read: 'two', title: 'Pâte' }),
    ]
    expect(plan(files, account).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
  })
})
