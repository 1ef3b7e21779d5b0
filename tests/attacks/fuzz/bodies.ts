import * as fc from 'fast-check'
import { EXTENDED_WEBP, GIF, JPEG, LOSSY_WEBP, PNG } from '#tests/fixtures/tiny-photos.ts'
import type { Schema } from '#server/testing/sample-body.ts'
import type { Operation } from '../operations.ts'
import { type Change, changes } from './changes.ts'
import { mostly } from './mostly.ts'
import { brokenValue, validValue } from './values.ts'

type MediaType = string | undefined

/** A body before the ids that it refers to are known. */
export type DrawnBody =
  | { sends: 'nothing' }
  | {
      sends: 'json'
      value: unknown
      changes: readonly Change[]
      mediaType: MediaType
      /** Characters that are missing at its end. */
      cut: number
    }
  | { sends: 'bytes'; bytes: Buffer; mediaType: MediaType }

const JSON_TYPE = 'application/json'
const MEDIA_TYPES: fc.Arbitrary<MediaType> = fc.constantFrom(
  undefined,
  '',
  'application/json; charset=utf-16',
  'application/json;',
  'application/problem+json',
  'text/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'image/jpeg',
  'é/ÿ',
  '*/*',
)
const HARDLY_JSON = [
  '',
  ' ',
  '{',
  '{"a":',
  '[,]',
  'nul',
  "{'a':1}",
  '\uFEFF{}',
  '{}{}',
  '{"a":1,"a":2}',
  '{"__proto__":1}',
  '{"constructor":{"prototype":1}}',
  '"',
  '1',
  ' '.repeat(1_100_000),
  '['.repeat(1_000) + ']'.repeat(1_000),
  '['.repeat(100_000) + ']'.repeat(100_000),
  '--x\r\nContent-Disposition: form-data; name="photo"\r\n\r\nabc\r\n--x--',
]
const PICTURES = [
  ['image/jpeg', JPEG],
  ['image/png', PNG],
  ['image/webp', LOSSY_WEBP],
  ['image/webp', EXTENDED_WEBP],
  ['image/gif', GIF],
] as const

function jsonBodies(schema: Schema): fc.Arbitrary<DrawnBody> {
  return fc.record({
    sends: fc.constant('json' as const),
    value: mostly(validValue(schema), 96, brokenValue),
    changes: mostly<Change[]>(fc.constant([]), 55, changes),
    mediaType: mostly(fc.constant<MediaType>(JSON_TYPE), 97, MEDIA_TYPES),
    cut: mostly(fc.constant(0), 98, fc.integer({ min: 1, max: 40 })),
  })
}

const junk: fc.Arbitrary<DrawnBody> = fc.record({
  sends: fc.constant('bytes' as const),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(...HARDLY_JSON).map((text) => Buffer.from(text)),
    // No UTF-8.
    fc.constant(Buffer.from('{"title":"\xFF\xFE"}', 'latin1')),
  ),
  mediaType: fc.oneof(fc.constant(JSON_TYPE), MEDIA_TYPES),
})

const pictures: fc.Arbitrary<DrawnBody> = fc
  .record({
    picture: fc.constantFrom(...PICTURES),
    cut: mostly(fc.constant(0), 80, fc.integer({ min: 1, max: 60 })),
    swaps: mostly<[at: number, byte: number][]>(
      fc.constant([]),
      75,
      fc.array(fc.tuple(fc.nat({ max: 9_999 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 5 }),
    ),
    behind: mostly(fc.constant(0), 92, fc.constantFrom(10, 4_000_000, 11_000_000)),
    another: mostly<{ mediaType: MediaType } | undefined>(
      fc.constant(undefined),
      90,
      MEDIA_TYPES.map((mediaType) => ({ mediaType })),
    ),
  })
  .map(({ picture: [mediaType, file], cut, swaps, behind, another }): DrawnBody => {
    const bytes = Buffer.concat([file.subarray(0, Math.max(0, file.length - cut)), Buffer.alloc(behind)])
    for (const [at, byte] of swaps) if (bytes.length > 0) bytes[at % bytes.length] = byte
    return { sends: 'bytes', bytes, ...(another ?? { mediaType }) }
  })

/** Bodies for an operation: those it takes, the same with changes, and what is none. */
export function bodies({ body, takesFile, method }: Operation): fc.Arbitrary<DrawnBody> {
  const none = fc.constant<DrawnBody>({ sends: 'nothing' })
  if (takesFile) return mostly(pictures, 95, junk, none)
  if (body) return mostly(jsonBodies(body), 95, junk, none)
  return mostly(none, method === 'GET' ? 98 : 92, junk, jsonBodies({}))
}
