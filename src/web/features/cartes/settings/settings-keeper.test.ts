import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CarteSetting, createSettingsKeeper } from './settings-keeper.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:02:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that answers when it is told to. */
function server() {
  const sent: CarteSetting[] = []
  const answers: { give: () => void; refuse: (why: unknown) => void }[] = []
  const send = (change: CarteSetting) => {
    sent.push(change)
    return new Promise<void>((give, refuse) => answers.push({ give, refuse }))
  }
  const settle = async (act: 'give' | 'refuse') => {
    const answer = answers.shift()
    if (act === 'give') answer?.give()
    else answer?.refuse(new TypeError('no network'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { sent, send, settle }
}

test('a choice is stored at once and said to be', async () => {
  const { sent, send, settle } = server()
  const keeper = createSettingsKeeper(send)
  keeper.change({ theme: 'bistrot' })
  expect(sent).toEqual([{ theme: 'bistrot' }])
  expect(keeper.keeping()).toMatchObject({ state: 'saving', unsaved: { theme: 'bistrot' } })
  await settle('give')
  expect(keeper.keeping()).toEqual({
    unsaved: {},
    state: 'still',
    savedAt: new Date('2026-11-21T14:02:00Z'),
    failure: null,
  })
})

test('what is typed is stored once the typing rests', async () => {
  const { sent, send } = server()
  const keeper = createSettingsKeeper(send)
  for (const nom of ['L', 'La', 'La Table']) keeper.change({ nom }, true)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(600)
  expect(sent).toEqual([{ nom: 'La Table' }])
})

test('what is chosen while an answer is awaited goes with the next request, in order', async () => {
  const { sent, send, settle } = server()
  const keeper = createSettingsKeeper(send)
  keeper.change({ theme: 'bistrot', showLeaders: false })
  keeper.change({ theme: 'ardoise' })
  expect(keeper.keeping().unsaved).toEqual({ theme: 'ardoise', showLeaders: false })
  await settle('give')
  expect(sent).toEqual([{ theme: 'bistrot', showLeaders: false }, { theme: 'ardoise' }])
  await settle('give')
  expect(keeper.keeping()).toMatchObject({ state: 'still', unsaved: {} })
})

test('a failure keeps every choice, and the next one sends them all', async () => {
  const { sent, send, settle } = server()
  const keeper = createSettingsKeeper(send)
  keeper.change({ theme: 'bistrot' })
  await settle('refuse')
  expect(keeper.keeping()).toMatchObject({ state: 'failed', unsaved: { theme: 'bistrot' } })
  expect(keeper.keeping().failure).toBeInstanceOf(TypeError)
  keeper.change({ pageFormat: 'a5' })
  await settle('refuse')
  keeper.retry()
  expect(sent.at(-1)).toEqual({ theme: 'bistrot', pageFormat: 'a5' })
  await settle('give')
  expect(keeper.keeping()).toMatchObject({ state: 'still', unsaved: {}, failure: null })
})
