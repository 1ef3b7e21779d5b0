import { ownName } from '#web/lib/navigation/address.ts'
import { draftKey, readStoredDraft, writeStoredDraft } from '#web/lib/storage/draft-storage.ts'

/** Where a tab remembers that the PIN was given, or that it was locked since. */
export const LOCK_KEY = 'gramme-kitchen-lock'
const ROUNDS = 600_000

type Lock = 'open' | 'locked'

const lockKey = (account: string) => `${ownName(LOCK_KEY)} ${account}`

export function noteLock(account: string, lock: Lock): void {
  try {
    sessionStorage.setItem(lockKey(account), lock)
  } catch {
    // Then the tab is locked again with the next page.
  }
}

function notedLock(account: string): string | null {
  try {
    return sessionStorage.getItem(lockKey(account))
  } catch {
    return null
  }
}

/**
 * Whether a tablet that has a PIN asks for it: the server knows, as far as it has just answered; without a network the tab does.
 * @param isKept whether the answer was kept on this device
 */
export function isLockedHere(account: string, { isLocked, isKept }: { isLocked: boolean; isKept: boolean }) {
  const noted = notedLock(account)
  if (noted === 'locked') return true
  if (isKept) return noted !== 'open'
  if (!isLocked) noteLock(account, 'open')
  return isLocked
}

const pinKey = (account: string) => draftKey(account, 'pin')
const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

/** Keeps what recognises the PIN that the server has just taken, for when there is no network. */
export async function rememberPin(account: string, pin: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await hashOf(pin, salt)
  if (hash !== null) writeStoredDraft(pinKey(account), `${textOf(salt)} ${hash}`)
}

/** Whether it is the PIN that the server took last on this device; null where none is known here. */
export async function isRememberedPin(account: string, pin: string): Promise<boolean | null> {
  const [salt, hash] = readStoredDraft(pinKey(account))?.split(' ') ?? []
  if (salt === undefined || hash === undefined) return null
  return (await hashOf(pin, bytesOf(salt))) === hash
}

/** Null where the browser has no cryptography, which is without HTTPS. */
async function hashOf(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!('subtle' in crypto)) return null
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    key,
    256,
  )
  return textOf(new Uint8Array(bits))
}
