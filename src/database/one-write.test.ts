import { expect, test } from 'vitest'
import { inOneWrite } from './one-write.ts'

/** A connection whose writes can be read. */
function connection() {
  const written: string[] = []
  const stream = {
    write(data: unknown, done?: () => void) {
      written.push(String(data))
      done?.()
      return true
    },
  }
  inOneWrite({ connection: { stream } } as Parameters<typeof inOneWrite>[0])
  return { stream, written }
}

const turn = () => new Promise((done) => setImmediate(done))

test('what is sent in one go leaves in one write, in its order', async () => {
  const { stream, written } = connection()
  for (const message of ['begin;', 'select;', 'commit;']) stream.write(Buffer.from(message))
  expect(written).toEqual([])
  await turn()
  expect(written).toEqual(['begin;select;commit;'])
  stream.write(Buffer.from('begin;'))
  await turn()
  expect(written).toEqual(['begin;select;commit;', 'begin;'])
})

test('a farewell that somebody waits for leaves at once, behind what was sent before', async () => {
  const { stream, written } = connection()
  let left = false
  stream.write(Buffer.from('commit;'))
  stream.write(Buffer.from('end'), () => (left = true))
  expect({ written, left }).toEqual({ written: ['commit;', 'end'], left: true })
  await turn()
  expect(written).toHaveLength(2)
})
