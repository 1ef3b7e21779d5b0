import { expect, test } from 'vitest'
import { HttpError } from '../failure/failure.ts'
import { IdempotencyKeys } from './idempotency-keys.ts'

/** Sends for each failure once, and then with success; gives the keys under which it was sent. */
async function sentAfter(...failures: Error[]): Promise<string[]> {
  const keys = new IdempotencyKeys()
  const sent: string[] = []
  for (const failure of [...failures, null])
    await keys
      .under('', async (key) => {
        sent.push(key)
        if (failure) throw failure
        return { id: key }
      })
      .catch(() => undefined)
  return sent
}

test('what was lost or refused is sent again under its key', async () => {
  const lost = new TypeError('Failed to fetch')
  const sent = await sentAfter(lost, new HttpError(401, 'UNAUTHORIZED'), new HttpError(503, 'UNAVAILABLE'))
  expect(new Set(sent).size).toBe(1)
})

test('other content is refused under the key as often as it is sent, until the key is forgotten', async () => {
  const keys = new IdempotencyKeys()
  const sent: string[] = []
  const refused = async () =>
    keys
      .under('', async (key) => {
        sent.push(key)
        throw new HttpError(422, 'IDEMPOTENCY_KEY_REUSED')
      })
      .catch(() => undefined)
  await refused()
  await refused()
  keys.forget()
  await refused()
  expect(sent[1]).toBe(sent[0])
  expect(sent[2]).not.toBe(sent[0])
})

const keep = async (id: string) => ({ id })

test('an answered creation is followed by another key, and another intention has another', async () => {
  const keys = new IdempotencyKeys()
  const sent = [await keys.under('a', keep), await keys.under('a', keep), await keys.under('b', keep)]
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3)
})

test.each([undefined, '<!doctype html>', {}, { id: 7 }])(
  'an answer that does not say what was made is a failure, sent again under its key: %j',
  async (answer) => {
    const keys = new IdempotencyKeys()
    const sent: string[] = []
    const send = async (key: string) => {
      sent.push(key)
      return sent.length === 1 ? answer : { id: key }
    }
    await expect(keys.under('', send)).rejects.toThrow(HttpError)
    await expect(keys.under('', send)).resolves.toEqual({ id: sent[0] })
  },
)
