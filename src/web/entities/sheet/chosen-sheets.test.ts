import { expect, test } from 'vitest'
import { MAX_CHOSEN_SHEETS } from '#domain/purchases/limits.ts'
import { LONGEST_CHOICE, readChosen, writeChosen } from './chosen-sheets.ts'

const A = '7d3f1c5a-8f41-4f0e-9a35-1f2b3c4d5e6f'
const B = '0b8f1c5a-8f41-4f0e-9a35-1f2b3c4d5e60'

test('sheets and their covers are read as they were written', () => {
  const chosen = [
    { sheetId: A, covers: 80 },
    { sheetId: B, covers: undefined },
  ]
  expect(writeChosen(chosen)).toBe(`${A}_80*${B}`)
  expect(readChosen(writeChosen(chosen))).toEqual(chosen)
  expect(encodeURIComponent(writeChosen(chosen))).toBe(writeChosen(chosen))
})

test.each([
  ['nothing', '', []],
  ['what is no id', `x_80*${A}`, [A]],
  ['covers that are none', `${A}_0*${B}_beaucoup`, []],
  ['more than one number', `${A}_80_20`, []],
  ['a sheet that is there already', `${A}_80*${A}_20`, [A]],
])('%s counts as absent', (_, text, ids) => {
  expect(readChosen(text).map(({ sheetId }) => sheetId)).toEqual(ids)
})

test('as many sheets as can be bought for fit into an address', () => {
  const many = Array.from({ length: MAX_CHOSEN_SHEETS + 1 }, () => ({
    sheetId: crypto.randomUUID(),
    covers: 100_000,
  }))
  expect(writeChosen(many).length).toBeLessThanOrEqual(LONGEST_CHOICE)
  expect(readChosen(writeChosen(many))).toHaveLength(MAX_CHOSEN_SHEETS)
})
