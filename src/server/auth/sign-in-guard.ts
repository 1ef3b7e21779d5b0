import type { Attempts, Pace } from './attempts.ts'
import { tooManyRequests } from './too-many-requests.ts'

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
/** Accounts made at one place: a class, or a house that begins. Every one counts, and after the last the hour is waited out. */
export const ACCOUNTS_FROM_ONE_PLACE: Pace = {
  free: 30,
  firstWaitMs: HOUR_MS,
  longestWaitMs: HOUR_MS,
  forgetMs: HOUR_MS,
}
/** Requests for mails from one place: every one counts, as none of them fails. */
export const MAILS_FROM_ONE_PLACE: Pace = { ...WAITS, free: 30 }

export type Outcome = 'succeeded' | 'failed' | 'undecided'

type Admitted = { admitted: true; conclude: (outcome: Outcome) => Promise<void> }
export type Admission = { admitted: false; waitMs: number } | Admitted

/** Decides whether something that counts against one key is tried at all. */
export async function admit(attempts: Attempts, key: string, pace: Pace): Promise<Admission> {
  const attempt = await attempts.begin(key, pace)
  if (!attempt.allowed) return { admitted: false, waitMs: attempt.waitMs }
  return {
    admitted: true,
    conclude: async (outcome) => {
      if (outcome === 'succeeded') await attempts.forgive(key)
      if (outcome === 'undecided') await attempts.takeBack(key)
    },
  }
}

/** A sign-in that is asked for; the device is the id of a browser that the account knows. */
export type Visit = { email: string; address: string; device?: string | undefined }

/**
 * Decides whether a sign-in is tried at all. Failures count for the person at that address (or in that known
 * browser), for the address, and for the account. A browser that the account knows answers for its failures alone:
 * neither strangers, however many, nor another known browser keep the owner out.
 */
export async function admitSignIn(attempts: Attempts, { email, address, device }: Visit): Promise<Admission> {
  if (device !== undefined)
    return admit(attempts, attempts.key('sign-in', email, 'known device', device), PER_PERSON)
  const person = attempts.key('sign-in', email, address)
  const counted: [string, Pace][] = [
    // First: a place that waits leaves no row for each account that it asks for meanwhile.
    [attempts.key('sign-in-address', address), PER_ADDRESS],
    [person, PER_PERSON],
    [attempts.key('sign-in-account', email), PER_ACCOUNT],
  ]
  const admitted = new Map<string, Admitted>()
  const conclude = async (outcome: Outcome) => {
    // One right password forgives neither what the address did to others' accounts nor what others did to this one.
    for (const [key, admission] of admitted)
      await admission.conclude(outcome === 'succeeded' && key !== person ? 'undecided' : outcome)
  }
  try {
    for (const [key, pace] of counted) {
      const admission = await admit(attempts, key, pace)
      if (admission.admitted) admitted.set(key, admission)
      else {
        await conclude('undecided')
        return admission
      }
    }
  } catch (error) {
    await conclude('undecided')
    throw error
  }
  return { admitted: true, conclude }
}

/**
 * Does what was admitted. What fails to be done was not decided, and is not counted: the database was away.
 * @throws TOO_MANY_REQUESTS when it was not admitted
 */
export async function whenAdmitted<Result>(
  admission: Admission,
  work: () => Promise<Result>,
  outcomeOf: (result: Result) => Outcome,
): Promise<Result> {
  if (!admission.admitted) throw tooManyRequests(admission.waitMs)
  let result: Result
  try {
    result = await work()
  } catch (error) {
    await admission.conclude('undecided')
    throw error
  }
  await admission.conclude(outcomeOf(result))
  return result
}
