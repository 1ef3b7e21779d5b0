import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AccountBusy } from '#database/account-slots.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { inLane, inTurn, type Lane } from './hashing-line.ts'

const PASSWORD = 'un mot de passe'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** Holds both turns, as two hashes that last, while something happens. */
async function whileHashing(work: () => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<void>()
  const holders = [1, 2].map(() => inLane('known', () => inTurn(() => held.promise)))
  try {
    await work()
  } finally {
    held.resolve()
    await Promise.all(holders)
  }
}

test('two run at once and no more, also after a failure', async () => {
  let running = 0
  let most = 0
  const work = async (fails: boolean) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((wake) => setTimeout(wake, 5))
    running -= 1
    if (fails) throw new Error('on purpose')
  }
  const done = await Promise.allSettled(
    Array.from({ length: 9 }, (_, n) => inLane('known', () => inTurn(() => work(n % 2 === 0)))),
  )
  expect(most).toBe(2)
  expect(running).toBe(0)
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

test('of two turns strangers take one, however many they are', async () => {
  const held = Promise.withResolvers<void>()
  const second = vi.fn<() => Promise<void>>(() => held.promise)
  const strangers = [() => held.promise, second].map((work) => inLane('stranger', () => inTurn(work)))
  expect(await inLane('known', () => inTurn(async () => 'hashed'))).toBe('hashed')
  expect(second).not.toHaveBeenCalled()
  held.resolve()
  await Promise.all(strangers)
  expect(second).toHaveBeenCalledOnce()
})

test('what is known goes before strangers who came earlier', async () => {
  const begun: string[] = []
  let all: Promise<unknown> = Promise.resolve()
  await whileHashing(async () => {
    const requests: [Lane, string][] = [
      ['stranger', 'first'],
      ['stranger', 'second'],
      ['known', 'known'],
    ]
    all = Promise.all(
      requests.map(([lane, name]) => inLane(lane, () => inTurn(async () => void begun.push(name)))),
    )
    await turn()
  })
  await all
  expect(begun).toEqual(['known', 'first', 'second'])
})

test('a lane takes forty, refuses more at once, and leaves the other free', async () => {
  const held = Promise.withResolvers<void>()
  const strangers = Array.from({ length: 40 }, () => inLane('stranger', () => held.promise))
  await expect(inLane('stranger', () => held.promise)).rejects.toThrow(AccountBusy)
  expect(await inLane('known', async () => 'answered')).toBe('answered')
  held.resolve()
  await Promise.all(strangers)
  expect(await inLane('stranger', async () => 'answered')).toBe('answered')
})

test('a flood of sign-ins is refused without a statement, and the browser that the account knows is answered', async () => {
  const chef = await api.signUp()
  const credentials = { email: chef.email, password: PASSWORD }
  let flood: Promise<{ status: number; headers: Record<string, unknown> }[]> = Promise.resolve([])
  let known: Promise<{ status: number }> = Promise.resolve({ status: 0 })
  await whileHashing(async () => {
    flood = Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        api.visitor().send('POST', '/api/auth/sign-in/email', {
          body: { email: `inconnu-${n}@exemple.fr`, password: PASSWORD },
          remoteAddress: `10.9.0.${n}`,
        }),
      ),
    )
    known = chef.post('/api/auth/sign-in/email', credentials)
    await turn()
  })
  expect((await known).status).toBe(200)
  const answers = await flood
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(40)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(20)
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5' })
  const { rows } = await api.database.pool.query(
    "select from auth.rate_limits where key like 'sign-in-address:%'",
  )
  expect(rows).toHaveLength(40)
})

test('while forty strangers are worked on a sign-up is refused before its body is read', async () => {
  const held = Promise.withResolvers<void>()
  const strangers = Array.from({ length: 40 }, () => inLane('stranger', () => held.promise))
  const { status } = await api.visitor().send('POST', '/api/auth/sign-up/email', { body: { email: 7 } })
  expect(status).toBe(503)
  held.resolve()
  await Promise.all(strangers)
})

test('sign-ups that wait for their hash hold no connection', async () => {
  const body = { password: PASSWORD, name: 'Camille' }
  let signedUp: Promise<{ status: number }[]> = Promise.resolve([])
  await whileHashing(async () => {
    signedUp = Promise.all(
      Array.from({ length: api.database.pool.options.max }, (_, n) =>
        api.visitor().send('POST', '/api/auth/sign-up/email', {
          body: { ...body, email: `attend-${n}@exemple.fr` },
          remoteAddress: `10.8.0.${n}`,
        }),
      ),
    )
    const { pool } = api.database
    await expect
      .poll(
        async () => (await pool.query("select from auth.rate_limits where key like 'sign-up:%'")).rowCount,
      )
      .toBe(6)
    await expect.poll(() => pool.totalCount - pool.idleCount, { message: 'connections in use' }).toBe(0)
  })
  expect((await signedUp).map(({ status }) => status)).toEqual(Array(5).fill(200))
})
