import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerUnavailableError } from '../failure/failure.ts'
import { createAutosave } from './autosave.ts'

interface Changes {
  theme?: string
  nom?: string
  sole?: number | null
  soup?: number | null
}

const AWAY = new ServerUnavailableError(503, { carried: true, retryAfterSeconds: 5 })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:02:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** An autosave whose requests are answered by `finish`. */
function setUp() {
  const sent: Changes[] = []
  const requests: { resolve: () => void; reject: (why: unknown) => void }[] = []
  const autosave = createAutosave<Changes>((changes) => {
    sent.push(changes)
    return new Promise<void>((resolve, reject) => requests.push({ resolve, reject }))
  })
  const finish = async (outcome: 'resolve' | 'reject', why: unknown = new TypeError('no network')) => {
    const request = requests.shift()
    if (outcome === 'resolve') request?.resolve()
    else request?.reject(why)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { autosave, sent, finish }
}

test('a choice is sent at once, and the state says when it is stored', async () => {
  const { autosave, sent, finish } = setUp()
  autosave.change({ theme: 'bistrot' })
  expect(sent).toEqual([{ theme: 'bistrot' }])
  expect(autosave.state.get()).toMatchObject({ status: 'saving', unsaved: { theme: 'bistrot' } })
  await finish('resolve')
  expect(autosave.state.get()).toEqual({
    unsaved: {},
    status: 'idle',
    savedAt: new Date('2026-11-21T14:02:00Z'),
    failure: null,
  })
})

test('what is typed is sent once, 600 ms after the last key', async () => {
  const { autosave, sent, finish } = setUp()
  for (const nom of ['L', 'La', 'La Table']) autosave.change({ nom }, true)
  autosave.change({ sole: 40 }, true)
  await vi.advanceTimersByTimeAsync(599)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ nom: 'La Table', sole: 40 }])
  await finish('resolve')
  expect(autosave.state.get()).toMatchObject({ unsaved: {}, status: 'idle', failure: null })
})

test('changes made during a request are sent by the next one, even when they lead back to the same value', async () => {
  const { autosave, sent, finish } = setUp()
  autosave.change({ theme: 'bistrot', sole: 40 })
  autosave.change({ theme: 'ardoise' })
  autosave.change({ sole: 41 }, true)
  await vi.advanceTimersByTimeAsync(600)
  expect(autosave.state.get().unsaved).toEqual({ theme: 'ardoise', sole: 41 })
  expect(sent).toHaveLength(1)
  await finish('resolve')
  expect(sent[1]).toEqual({ theme: 'ardoise', sole: 41 })
  await finish('resolve')
  expect(autosave.state.get()).toMatchObject({ status: 'idle', unsaved: {} })
})

test('a failed request keeps every change, and the next one sends them all', async () => {
  const { autosave, sent, finish } = setUp()
  autosave.change({ sole: 40 })
  await finish('reject')
  expect(autosave.state.get()).toMatchObject({ status: 'failed', unsaved: { sole: 40 } })
  expect(autosave.state.get().failure).toBeInstanceOf(TypeError)
  autosave.change({ soup: null }, true)
  await vi.advanceTimersByTimeAsync(600)
  expect(sent[1]).toEqual({ sole: 40, soup: null })
  await finish('reject')
  void autosave.flush()
  expect(sent[2]).toEqual({ sole: 40, soup: null })
  await finish('resolve')
  expect(autosave.state.get()).toMatchObject({ status: 'idle', unsaved: {}, failure: null })
})

test('an unavailable server is sent every change when it says, again and again, until it has stored them', async () => {
  const { autosave, sent, finish } = setUp()
  autosave.change({ sole: 40 })
  await finish('reject', AWAY)
  await vi.advanceTimersByTimeAsync(4_000)
  autosave.change({ soup: 12 }, true)
  autosave.change({ theme: 'bistrot' })
  await vi.advanceTimersByTimeAsync(500)
  expect(sent, 'not before the server said').toHaveLength(1)
  expect(autosave.state.get()).toMatchObject({ status: 'failed', failure: AWAY })
  await vi.advanceTimersByTimeAsync(500)
  expect(sent.slice(1)).toEqual([{ sole: 40, soup: 12, theme: 'bistrot' }])
  expect(autosave.state.get(), 'why it is sent again').toMatchObject({ status: 'saving', failure: AWAY })
  await finish('reject', AWAY)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toHaveLength(3)
  await finish('resolve')
  expect(autosave.state.get()).toMatchObject({ status: 'idle', unsaved: {}, failure: null })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(3)
})

test('what is typed during a refused request is sent by the next one', async () => {
  const { autosave, sent, finish } = setUp()
  autosave.change({ sole: 40 })
  autosave.change({ soup: 12 }, true)
  await finish('reject', AWAY)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(sent[1]).toEqual({ sole: 40, soup: 12 })
})

test('a person who tries again does not wait, and after another failure nothing is sent by itself', async () => {
  const { autosave, sent, finish } = setUp()
  autosave.change({ sole: 40 })
  await finish('reject', AWAY)
  void autosave.flush()
  expect(sent).toHaveLength(2)
  await finish('reject')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(2)
})

test('in the demo changes stay on the screen, and are never called stored', async () => {
  const autosave = createAutosave<Changes>(null)
  autosave.change({ sole: 40 }, true)
  await vi.advanceTimersByTimeAsync(600)
  await autosave.flush()
  expect(autosave.state.get()).toMatchObject({ unsaved: { sole: 40 }, failure: null, savedAt: null })
  expect(autosave.state.get().status).not.toBe('saving')
})
