import { findSheets } from '../find-sheets.ts'
import { WRONG_SHEETS } from '#tests/corpora/sheets/wrong-sheets.ts'
import { expect, test } from 'vitest'

test.each(WRONG_SHEETS.map((sheet) => [sheet.name, sheet] as const))('%s is named', (_, { tab, reason }) => {
  const { sheets } = findSheets([{ tabs: [tab] }])
  expect(sheets).toHaveLength(1)
  const verdict = sheets[0]?.verdict
  expect(verdict?.exact === false && verdict.reasons.map((each) => each.reason)).toContain(reason)
})
