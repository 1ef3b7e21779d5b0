import { setTimeout as delay } from 'node:timers/promises'
import type { Attempts, Pace } from './attempts.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const WAITS = { firstWaitMs: MINUTE_MS / 2, longestWaitMs: 15 * MINUTE_MS, forgetMs: HOUR_MS }

/** One person's hand slips; one address can be a whole hotel. */
export const PER_PERSON: Pace = { ...WAITS, free: 5 }
export const PER_ADDRESS: Pace = { ...WAITS, free: 50 }
/** Guesses at one account from any address: they only count, and refuse no sign-in without a delay. */
const PER_ACCOUNT: Pace = { free: 30, firstWaitMs: 0, longestWaitMs: 0, forgetMs: HOUR_MS }
const STRANGERS_WAIT_MS = 3_000

export type Outcome = 'succeeded' | 'failed' | 'undecided'

export type Admission =
  | { admitted: false; waitMs: number }
  | { admitted: true; settle: (outcome: Outcome) => Promise<void> }

/** Decides whether something that counts against one key is tried at all. */
export async function admit(attempts: Attempts, key: string, pace: Pace): Promise<Admission> {
  const attempt = await attempts.begin(key, pace)
  if (!attempt.allowed) return { admitted: false, waitMs: attempt.waitMs }
  return {
    admitted: true,
    settle: async (outcome) => {
      if (outcome === 'succeeded') await attempts.forgive(key)
      if (outcome === 'undecided') await attempts.takeBack(key)
    },
  }
}

export type Visit = { email: string; address: string; knownDevice: boolean }

/**
 * Decides whether a sign-in is tried at all. Failures count for the person at that address (or in that known
 * browser), for the address, and for the account. Only the first two refuse: no stranger keeps an account's
 * owner out from elsewhere. When an account is under attack from many places, strangers are held for a moment.
 */
export async function admitSignIn(
  attempts: Attempts,
  visit: Visit,
  pause: (ms: number) => Promise<unknown> = delay,
): Promise<Admission> {
  const { email, address, knownDevice } = visit
  const account = attempts.key('sign-in-account', email)
  const person = attempts.key('sign-in', email, knownDevice ? 'known device' : address)
  const asPerson = await admit(attempts, person, PER_PERSON)
  if (!asPerson.admitted || knownDevice) return asPerson

  const place = attempts.key('sign-in-address', address)
  const fromPlace = await admit(attempts, place, PER_ADDRESS)
  if (!fromPlace.admitted) {
    await asPerson.settle('undecided')
    return fromPlace
  }
  if ((await attempts.count(account, PER_ACCOUNT)) >= PER_ACCOUNT.free) await pause(STRANGERS_WAIT_MS)
  return {
    admitted: true,
    settle: async (outcome) => {
      await asPerson.settle(outcome)
      // Signing in to one's own account does not forgive what the address did to others'.
      await fromPlace.settle(outcome === 'succeeded' ? 'undecided' : outcome)
      if (outcome === 'failed') await attempts.begin(account, PER_ACCOUNT)
    },
  }
}
