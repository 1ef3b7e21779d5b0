import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { SHEET_FACTS } from './facts/sheet.ts'
import { isRecordId } from './record-id.ts'
import { titleRule } from './sheet-title.ts'
import { id } from './shapes.ts'

// The browser checks these without a schema, with the same result as the schema.

test('the title of a sheet', () => {
  const schema = SHEET_FACTS.title.schema
  const text = fc.oneof(
    fc.string({
      unit: fc.constantFrom('a', ' ', '\u200b', '\u0000', '\f', '\n', 'é', '𐀀', '\ud800'),
      maxLength: 8,
    }),
    fc.constantFrom(SHEET_MAX_LENGTH.title, SHEET_MAX_LENGTH.title + 1).map((length) => '𐀀'.repeat(length)),
  )
  fc.assert(
    fc.property(text, (typed) => {
      expect(titleRule(typed)).toBe(schema.safeParse(typed).error?.issues[0]?.message ?? null)
    }),
  )
})

test('the id of a record', () => {
  const text = fc.oneof(fc.uuid(), fc.uuid({ version: 4 }), fc.string())
  const cased = fc.oneof(
    text,
    text.map((each) => each.toUpperCase()),
    text.map((each) => `${each}\n`),
  )
  fc.assert(
    fc.property(cased, (written) => {
      expect(isRecordId(written)).toBe(id.safeParse(written).success)
    }),
  )
})
