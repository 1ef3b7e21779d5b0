import { expect, test } from 'vitest'
import type { Overview, SheetSummary } from '../reading/overview.ts'
import { shownReasons } from '../reading/shown-reasons.ts'
import type { SheetReason } from '#domain/sheet-files/verdict/sheet-reason.ts'
import { found, sheet } from '#domain/sheet-imports/testing/found-sheets.ts'
import { withAnswers } from './answered-sheets.ts'
import { NO_CHOICE } from './use-sheet-choices.ts'
import type { SheetChoice } from './use-sheet-choices.ts'

const TITLE: SheetReason = { reason: 'title-unclear', others: [] }
const PORTIONS: SheetReason = { reason: 'portions-unclear', portions: found(6), other: found(8) }
const NO_TOTAL: SheetReason = { reason: 'total-missing' }
const NO_PRICE: SheetReason = { reason: 'prices-missing' }

function shown(reasons: SheetReason[], choice: Partial<SheetChoice>, facts: Partial<SheetSummary> = {}) {
  const summary: SheetSummary = {
    id: '0',
    at: 0,
    file: 0,
    tab: 0,
    title: 'Tarte',
    category: null,
    lines: 2,
    portions: 6,
    total: 5,
    portionCost: null,
    currency: null,
    hidden: false,
    cost: 5,
    verdict: 'doubtful',
    isSold: false,
    fileCategory: null,
    reasons: shownReasons(sheet([], { verdict: { exact: false, reasons } })),
    moreReasons: 0,
    ...facts,
  }
  const overview: Overview = { sheets: [summary], unread: [], others: [], photos: { sheets: [], leftOut: 0 } }
  const choices = { of: () => ({ ...NO_CHOICE, ...choice }), change: () => {}, changeAll: () => {} }
  const [after] = withAnswers(overview, choices).sheets
  return [after?.verdict, after?.reasons.map(({ reason }) => reason), after?.moreReasons]
}

test.each([
  ['its title', [TITLE], { title: 'Tourte' }, {}, ['exact', [], 0]],
  [
    'its title, and it has no total',
    [TITLE, NO_TOTAL],
    { title: 'Tourte' },
    {},
    ['unproven', ['total-missing'], 0],
  ],
  [
    'its title, and it has no price',
    [TITLE, NO_PRICE],
    { title: 'Tourte' },
    {},
    ['doubtful', ['prices-missing'], 0],
  ],
  ['a title that is too short', [TITLE], { title: ' T ' }, {}, ['doubtful', ['title-unclear'], 0]],
  ['the portions that were read', [PORTIONS], { portions: 6 }, { isSold: true }, ['exact', [], 0]],
  ['other portions', [PORTIONS], { portions: 8 }, {}, ['exact', [], 0]],
  [
    'other portions of a dish with a price',
    [PORTIONS],
    { portions: 8 },
    { isSold: true },
    ['doubtful', ['portions-unclear'], 0],
  ],
  ['nothing', [TITLE, PORTIONS, NO_PRICE], {}, {}, ['doubtful', ['title-unclear', 'portions-unclear'], 1]],
  [
    'its title, with reasons that are not sent',
    [TITLE],
    { title: 'Tourte' },
    { moreReasons: 3 },
    ['doubtful', [], 3],
  ],
])('a sheet of which the user has answered %s', (_, reasons, choice, facts, expected) => {
  expect(shown(reasons, choice, facts)).toEqual(expected)
})
