import type { Attempts, Pace } from './attempts.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const WAITS = { firstWaitMs: MINUTE_MS / 2, longestWaitMs: 15 * MINUTE_MS, forgetMs: HOUR_MS }

/** One person's hand slips; one address can be a whole hotel. */
export const PER_PERSON: Pace = { ...WAITS, free: 5 }
export const PER_ADDRESS: Pace = { ...WAITS, free: 50 }
/** Guesses at one account by unknown browsers at any address: at most one a minute once they are many. */
const PER_ACCOUNT: Pace = { free: 30, firstWaitMs: 5_000, longestWaitMs: MINUTE_MS, forgetMs: HOUR_MS }

/** Limits mails to one address. */
export const MAILS_TO_ONE_ADDRESS: Pace = {
  free: 3,
  firstWaitMs: 5 * MINUTE_MS,
  longestWaitMs: HOUR_MS,
  forgetMs: 6 * HOUR_MS,
}
/** Requests for mails from one place: every one counts, as none of them fails. */
export const MAILS_FROM_ONE_PLACE: Pace = { ...WAITS, free: 30 }

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
 * browser), for the address, and for the account. A browser that the account knows answers for its failures alone:
 * strangers, however many, do not keep the owner out.
 */
export async function admitSignIn(
  attempts: Attempts,
  { email, address, knownDevice }: Visit,
): Promise<Admission> {
  if (knownDevice) return admit(attempts, attempts.key('sign-in', email, 'known device'), PER_PERSON)
  const asPerson = await admit(attempts, attempts.key('sign-in', email, address), PER_PERSON)
  if (!asPerson.admitted) return asPerson
  const fromPlace = await admit(attempts, attempts.key('sign-in-address', address), PER_ADDRESS)
  if (!fromPlace.admitted) {
    await asPerson.settle('undecided')
    return fromPlace
  }
  const toAccount = await admit(attempts, attempts.key('sign-in-account', email), PER_ACCOUNT)
  if (!toAccount.admitted) {
    await asPerson.settle('undecided')
    await fromPlace.settle('undecided')
    return toAccount
  }
  return {
    admitted: true,
    settle: async (outcome) => {
      await asPerson.settle(outcome)
      // One right password forgives neither what the address did to others' accounts nor what others did to this one.
      await fromPlace.settle(outcome === 'succeeded' ? 'undecided' : outcome)
      await toAccount.settle(outcome === 'succeeded' ? 'undecided' : outcome)
    },
  }
}
