import * as fc from 'fast-check'

const isSurrogate = (code: number) => code >= 0xd8_00 && code <= 0xdf_ff

const anyCharacter = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0, max: 0x10_ff_ff }).filter((code) => !isSurrogate(code)),
)

/** Any characters of Unicode, half of them ASCII: what fast-check draws as `unit: 'binary'`, for which each process first makes a table of all of them. */
export const anyText = (lengths: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...lengths, unit: anyCharacter.map((code) => String.fromCodePoint(code)) })
