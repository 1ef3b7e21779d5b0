import { expect, test } from 'vitest'
import { photosOf } from './photo-tasks.ts'

const asNew = (title: string) => ({ title, target: { kind: 'new' as const } })

test('photos are sent to new sheets by their titles, whatever the order, and to those that are replaced', () => {
  const sent = {
    ids: ['0-0', '0-1', '0-2', '0-3', '0-4'],
    sheets: [
      asNew('Tarte'),
      asNew('Pâte'),
      { title: 'Soupe', target: { kind: 'keep' as const, id: 'soup' } },
      { title: 'Rôti', target: { kind: 'replace' as const, id: 'roast', version: 1 } },
      asNew('Far'),
    ],
  }
  const made = [
    { id: 'roast', title: 'Rôti' },
    { id: 'soup', title: 'Soupe' },
    { id: 'dough', title: 'Pâte' },
    { id: 'tart', title: 'Tarte' },
  ]
  const found = { sheets: ['0-0', '0-2', '0-3', '0-4'], leftOut: 1 }
  expect(photosOf(found, sent, made)).toEqual({
    tasks: [
      { found: '0-0', sheetId: 'tart', title: 'Tarte' },
      { found: '0-3', sheetId: 'roast', title: 'Rôti' },
    ],
    ofKept: 1,
    leftOut: 1,
  })
})
