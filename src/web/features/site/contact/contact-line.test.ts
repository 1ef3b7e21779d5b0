import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contactLine, type WrittenMessage } from './contact-line.ts'

const MESSAGE: WrittenMessage = {
  name: 'Ana',
  email: 'ana@exemple.fr',
  subject: 'Prix',
  message: 'Bonjour',
  language: 'fr',
  website: '',
}
const SENT = () => Response.json({ sent: true })
const TOO_NEW = () =>
  Response.json({ code: 'TICKET_TOO_NEW', data: { retryAfterSeconds: 3 } }, { status: 422 })
const INVALID = () => Response.json({ code: 'TICKET_INVALID' }, { status: 422 })

/** The tickets that messages came with. */
let used: unknown[]
let answers: (() => Response)[]
let taken = 0

beforeEach(() => {
  vi.useFakeTimers()
  used = []
  taken = 0
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path === '/api/contact/ticket') return Response.json({ ticket: `ticket ${(taken += 1)}` })
    used.push((JSON.parse(body) as { ticket: unknown }).ticket)
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function send(line: ReturnType<typeof contactLine>) {
  const sending = line.send(MESSAGE).then(
    () => 'sent',
    (failure: Error) => failure,
  )
  await vi.runAllTimersAsync()
  return sending
}

test('a message is sent with the ticket taken when writing began, and the next one with another ticket', async () => {
  answers = [SENT, SENT]
  const line = contactLine()
  line.begin()
  line.begin()
  expect(await send(line)).toBe('sent')
  expect(await send(line)).toBe('sent')
  expect(used).toEqual(['ticket 1', 'ticket 2'])
})

test('a message written faster than a person types is sent after a delay, without an error', async () => {
  answers = [SENT]
  const before = Date.now()
  expect(await send(contactLine())).toBe('sent')
  expect(Date.now() - before).toBe(3_000)
  expect(used).toEqual(['ticket 1'])
})

test('a server whose clock is behind takes the same ticket later', async () => {
  answers = [TOO_NEW, SENT]
  expect(await send(contactLine())).toBe('sent')
  expect(used).toEqual(['ticket 1', 'ticket 1'])
})

test('a page left open since yesterday sends all the same', async () => {
  answers = [INVALID, TOO_NEW, SENT]
  expect(await send(contactLine())).toBe('sent')
  expect(used).toEqual(['ticket 1', 'ticket 2', 'ticket 2'])
})

test('after a lost answer the same message is sent again with the same ticket', async () => {
  answers = []
  const line = contactLine()
  expect(await send(line)).toBeInstanceOf(TypeError)
  answers = [SENT]
  expect(await send(line)).toBe('sent')
  expect(used).toEqual(['ticket 1', 'ticket 1'])
})

test('a server that never takes a ticket is not asked for ever', async () => {
  answers = Array<typeof INVALID>(9).fill(INVALID)
  expect(await send(contactLine())).toMatchObject({ status: 422, code: 'TICKET_INVALID' })
  expect(used).toHaveLength(4)
})
