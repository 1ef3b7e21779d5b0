import * as fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { checkWorkbook } from './check-workbook.ts'
import { kindOfFile } from './file-kind.ts'
import { TABLE_REFUSALS } from './limits.ts'

const workbook = async () =>
  new Uint8Array(await writeExcelFile([[{ value: 'Ail' }, { value: 7.9 }]]).toBuffer())

test('a workbook may be opened, a packed folder of other files may not', async () => {
  const bytes = await workbook()
  expect([kindOfFile(bytes), checkWorkbook(bytes)]).toEqual(['workbook', null])
  expect(checkWorkbook(zipSync({ 'photo.jpg': new Uint8Array(10) }))).toBe('not-a-table')
})

/** The offset of the first entry of the central directory. */
const contentsOf = (bytes: Uint8Array) =>
  bytes.findIndex((_, at) => [0x50, 0x4b, 1, 2].every((byte, index) => bytes[at + index] === byte))

test('one that would unpack to more than is read is refused unopened', async () => {
  const bomb = await workbook()
  new DataView(bomb.buffer).setUint32(contentsOf(bomb) + 24, 450 * 1024 * 1024, true)
  expect(checkWorkbook(bomb)).toBe('unpacked-too-large')
})

test('one that is locked, cut off or scrambled says so', async () => {
  const bytes = await workbook()
  expect(checkWorkbook(bytes.subarray(0, bytes.length - 30))).toBe('broken-workbook')
  const locked = bytes.slice()
  locked[contentsOf(locked) + 8] = 1
  expect(checkWorkbook(locked)).toBe('locked-workbook')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 20 }), (changes) => {
      const broken = bytes.slice()
      for (const [at, byte] of changes) broken[at] = byte
      const refusal = checkWorkbook(broken)
      expect(refusal === null || TABLE_REFUSALS.includes(refusal)).toBe(true)
    }),
  )
})
