const PREFIX = 'gramme-draft'

/** The storage key of unsaved work: by account, so that no account sees another's. */
export function draftKey(account: string, name: string): string {
  return `${PREFIX} ${account} ${name}`
}

/** Null also where the browser lets nothing be read. */
export function readStoredDraft(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** False when the browser keeps nothing: blocked, or full. */
export function writeStoredDraft(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function removeStoredDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // What cannot be reached was not kept either.
  }
}

/** All that was kept for one account. */
export function removeStoredDrafts(account: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(draftKey(account, ''))) localStorage.removeItem(key)
    }
  } catch {
    // As above.
  }
}
