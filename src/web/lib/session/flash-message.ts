export const PARTING_KEY = 'gramme-parting-word'

/** Says something on the next document that this window shows, because the present one is being left. */
export function leavePartingWord(word: string): void {
  try {
    sessionStorage.setItem(PARTING_KEY, word)
  } catch {
    // A browser that keeps nothing: it goes unsaid.
  }
}

/** What the document before had to say, once. */
export function takePartingWord(): string | null {
  try {
    const word = sessionStorage.getItem(PARTING_KEY)
    sessionStorage.removeItem(PARTING_KEY)
    return word
  } catch {
    return null
  }
}
