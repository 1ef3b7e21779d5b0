import { expect, test } from 'vitest'
import { answersOfText, answersToText, NO_ANSWERS } from './kept-answers.ts'
import { NO_CHOICE } from './use-sheet-choices.ts'

test('answers are the same after they were kept, but for what they were given on', () => {
  const choice = {
    ...NO_CHOICE,
    leftOut: true,
    title: 'Tarte',
    portions: 6,
    vat: 10 as const,
    preparations: { Béchamel: false },
    replaces: false,
  }
  const answers = {
    files: ['tartes.xlsx'],
    sheets: new Map([['tartes.xlsx 0-0-0', { choice, title: 'Tarte citron', isOfPage: true }]]),
    names: new Map([
      ['beurre weight', { decision: { kind: 'candidate', id: 'a' } as const, category: null }],
      ['creme volume', { decision: { kind: 'same', as: 'x' } as const, category: 'Crémerie' as const }],
    ]),
  }
  const sheets = new Map([['tartes.xlsx 0-0-0', { choice, title: 'Tarte citron', isOfPage: false }]])
  expect(answersOfText(answersToText(answers))).toEqual({ ...answers, sheets })
})

test.each([[null], ['{'], ['[]'], ['{"files":3,"sheets":{},"names":[["a"],[1,{}]]}']])(
  'what is no answer is none: %s',
  (text) => {
    expect(answersOfText(text)).toEqual(NO_ANSWERS)
  },
)

test('values that this version does not know are left out', () => {
  const stored = {
    sheets: [['k', { portions: 'x', vat: 7, category: 'Autre', of: 'T' }]],
    names: [['n', { decision: { kind: 'other' } }]],
  }
  expect(answersOfText(JSON.stringify(stored))).toEqual({
    files: [],
    sheets: new Map([['k', { choice: NO_CHOICE, title: 'T', isOfPage: false }]]),
    names: new Map([['n', { decision: null, category: null }]]),
  })
})
