import { createHash } from 'node:crypto'
import { assert, nat, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test('the hash of any bytes is that of the platform, also of a part of a buffer', () => {
  assert(
    property(uint8Array({ maxLength: 300 }), nat(20), (bytes, from) => {
      const part = bytes.subarray(Math.min(from, bytes.length))
      expect(sha256(part)).toBe(createHash('sha256').update(part).digest('hex'))
    }),
  )
})
