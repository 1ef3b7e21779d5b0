import { Writable } from 'node:stream'
import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { corkUntilNextTick } from './cork.ts'

/** A client whose socket keeps each of its writes. */
function recordedClient() {
  const writes: string[] = []
  const stream = new Writable({
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(''))
      done()
    },
  })
  return { client: { connection: { stream } } as unknown as PoolClient, stream, writes }
}

const turn = () => new Promise((done) => setImmediate(done))

test('statements of one tick are sent in one write, in their order', async () => {
  const { client, stream, writes } = recordedClient()
  for (const statement of ['begin;', 'select;', 'commit;']) {
    corkUntilNextTick(client)
    stream.write(statement)
  }
  expect(writes).toEqual([])
  await turn()
  expect(writes).toEqual(['begin;select;commit;'])
  corkUntilNextTick(client)
  stream.write('begin;')
  await turn()
  expect(writes).toEqual(['begin;select;commit;', 'begin;'])
})

test('a connection that is closed in the same tick sends its statements first, then says that it closes', async () => {
  const { client, stream, writes } = recordedClient()
  corkUntilNextTick(client)
  stream.write('commit;')
  const sent = new Promise<void>((done) => void stream.write('end', () => done()))
  await sent
  expect(writes).toEqual(['commit;end'])
})
