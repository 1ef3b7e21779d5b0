export const FLASH_MESSAGE_KEY = 'gramme-parting-word'

/** Says something on the next document that this window shows, because the present one is being left. */
export function storeFlashMessage(word: string): void {
  try {
    sessionStorage.setItem(FLASH_MESSAGE_KEY, word)
  } catch {
    // Without storage the message is lost.
  }
}

/** What the document before had to say, once. */
export function takeFlashMessage(): string | null {
  try {
    const word = sessionStorage.getItem(FLASH_MESSAGE_KEY)
    sessionStorage.removeItem(FLASH_MESSAGE_KEY)
    return word
  } catch {
    return null
  }
}
