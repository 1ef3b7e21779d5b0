import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

test('every id is a different v4 UUID', () => {
  const ids = Array.from({ length: 500 }, newId)
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(500)
})
