import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { loseConnection } from '../testing/lose-connection.ts'
import { Attempts } from './attempts.ts'
import { admitSignIn, type Outcome, whenAdmitted } from './sign-in-guard.ts'

const EMAIL = 'chef@exemple.fr'
const HOME = '198.51.100.1'
const STRANGER = '203.0.113.1'

let database: TestDatabase
let attempts: Attempts
beforeAll(async () => {
  database = await createTestDatabase()
  attempts = new Attempts(database, 'a secret of tests that is long enough')
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query('truncate auth.rate_limits'))

type Try = { email?: string; address?: string; device?: string }

/** A sign-in that ends so, if it is tried at all: undefined, or the seconds to wait. */
async function trying(outcome: Outcome, visit: Try = {}): Promise<number | undefined> {
  const admission = await admitSignIn(attempts, {
    email: EMAIL,
    address: STRANGER,
    ...visit,
  })
  if (!admission.admitted) return Math.round(admission.waitMs / 1000)
  await admission.conclude(outcome)
  return undefined
}

async function failing(times: number, visit?: Try): Promise<(number | undefined)[]> {
  const waits: (number | undefined)[] = []
  for (let time = 0; time < times; time += 1) waits.push(await trying('failed', visit))
  return waits
}

/** Lets time pass, as far as the database has noted it. */
function wait(seconds: number) {
  return database.pool.query('update auth.rate_limits set last_request = last_request - $1', [seconds * 1000])
}

const FIVE_TRIED = Array<undefined>(5).fill(undefined)

describe('repeated failures at one account from one address', () => {
  test('wait half a minute after the fifth', async () => {
    expect(await failing(6)).toEqual([...FIVE_TRIED, 30])
  })

  test('wait twice as long each time, a quarter of an hour at most', async () => {
    await failing(5)
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      await wait(seconds - 2)
      expect(await trying('failed')).toBe(2)
      await wait(3)
      expect(await trying('failed')).toBeUndefined()
    }
  })

  test('are not made longer by trying while waiting', async () => {
    await failing(5)
    expect(await failing(3)).toEqual([30, 30, 30])
  })

  test('are forgotten after an hour', async () => {
    await failing(5)
    await wait(3600)
    expect(await failing(6)).toEqual([...FIVE_TRIED, 30])
  })

  test('are forgiven by the right password', async () => {
    await failing(4)
    await trying('succeeded')
    expect(await failing(5)).toEqual(FIVE_TRIED)
  })

  test('do not count what broke on our side', async () => {
    for (let time = 0; time < 20; time += 1) expect(await trying('undecided')).toBeUndefined()
  })

  test('cannot slip through all at once', async () => {
    const waits = await Promise.all(Array.from({ length: 12 }, () => trying('failed')))
    expect(waits.filter((seconds) => seconds === undefined)).toHaveLength(5)
  })
})

describe('nobody is locked out by others', () => {
  test('the owner gets in from elsewhere while a stranger is slowed down', async () => {
    await failing(6)
    expect(await trying('succeeded', { address: HOME })).toBeUndefined()
  })

  test('a known browser gets in from the very address a stranger tries from', async () => {
    await failing(6)
    expect(await trying('succeeded', { device: 'tablet' })).toBeUndefined()
  })

  test('a known browser answers for its own failures', async () => {
    expect(await failing(6, { device: 'tablet' })).toEqual([...FIVE_TRIED, 30])
  })

  test('a known browser does not answer for another known one', async () => {
    await failing(6, { device: 'tablet' })
    expect(await trying('succeeded', { device: 'office' })).toBeUndefined()
  })

  test('nor is it slowed down by guesses from everywhere', async () => {
    await guesses(200)
    expect(await trying('succeeded', { device: 'tablet' })).toBeUndefined()
  })
})

/** Failures at one account, each from another address. */
function guesses(number: number) {
  return Promise.all(
    Array.from({ length: number }, (_, n) => trying('failed', { address: `192.0.${n % 100}.${n}` })),
  )
}

describe('guesses at one account from many addresses', () => {
  test('are tried thirty times, even when two hundred are sent at once', async () => {
    const waits = await guesses(200)
    expect(waits.filter((seconds) => seconds === undefined)).toHaveLength(30)
  })

  test('wait twice as long each time, one minute at most', async () => {
    await guesses(30)
    for (const [n, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
      expect(await trying('failed', { address: HOME })).toBe(seconds)
      await wait(seconds + 1)
      expect(await trying('failed', { address: `198.51.100.${10 + n}` })).toBeUndefined()
    }
  })

  test('let the right password through after its wait, and go on being counted', async () => {
    await guesses(31)
    await wait(6)
    expect(await trying('succeeded', { address: HOME })).toBeUndefined()
    expect(await trying('failed')).toBe(5)
  })

  test('do not slow another account down', async () => {
    await guesses(40)
    expect(await trying('succeeded', { email: 'autre@exemple.fr', address: HOME })).toBeUndefined()
  })
})

/** Failures from one address, each at another account. */
function accounts(number: number) {
  return Promise.all(Array.from({ length: number }, (_, n) => trying('failed', { email: `${n}@exemple.fr` })))
}

describe('an address that tries account after account', () => {
  test('is slowed down after fifty failures', async () => {
    expect((await accounts(51)).filter((seconds) => seconds !== undefined)).toEqual([30])
  })

  test('is not forgiven for signing in to one account of its own', async () => {
    await accounts(50)
    await wait(31)
    await trying('succeeded', { email: 'mine@exemple.fr' })
    expect(await trying('failed', { email: 'other@exemple.fr' })).toBe(30)
  })

  test('does not keep a neighbour’s known browser out', async () => {
    await accounts(51)
    expect(await trying('succeeded', { device: 'tablet' })).toBeUndefined()
  })
})

async function counts(): Promise<number[]> {
  const { rows } = await database.pool.query<{ count: number }>('select count from auth.rate_limits')
  return rows.map(({ count }) => count)
}

const lost = () => Promise.reject(new Error('lost'))
const loseCounters = async () => void loseConnection(/rate_limits/, Infinity)

describe('a database that is lost meanwhile', () => {
  afterEach(() => void vi.restoreAllMocks())
  const visit = { email: EMAIL, address: STRANGER }

  test('makes no failure of a sign-in that it did not decide', async () => {
    const admission = await admitSignIn(attempts, visit)
    await loseCounters()
    await expect(whenAdmitted(admission, lost, () => 'failed')).rejects.toThrow('lost')
    vi.restoreAllMocks()
    await expect.poll(counts).toEqual([0, 0, 0])
  })

  test('nor of one that it admitted by half', async () => {
    let begun = 0
    const query = vi.spyOn(attempts, 'begin')
    const begin = Attempts.prototype.begin.bind(attempts)
    query.mockImplementation(async (key, pace) => {
      begun += 1
      if (begun === 3) throw new Error('lost')
      return begin(key, pace)
    })
    await expect(admitSignIn(attempts, visit)).rejects.toThrow('lost')
    expect(await counts()).toEqual([0, 0])
  })

  test('keeps no failure of before a sign-in that succeeded', async () => {
    await failing(3)
    const admission = await admitSignIn(attempts, visit)
    await whenAdmitted(admission, loseCounters, () => 'succeeded')
    vi.restoreAllMocks()
    await expect.poll(async () => (await counts()).toSorted((a, b) => a - b)).toEqual([0, 3, 3])
  })
})

const storedCounts = async () => (await database.pool.query('select from auth.rate_limits')).rowCount

test('a place that is refused stores nothing for each account that it tries meanwhile', async () => {
  for (let nth = 0; nth < 50; nth += 1) await trying('failed', { email: `${nth}@exemple.fr` })
  const stored = await storedCounts()
  for (let nth = 50; nth < 60; nth += 1)
    expect(await trying('failed', { email: `${nth}@exemple.fr` })).toBe(30)
  expect(await storedCounts()).toBe(stored)
})
