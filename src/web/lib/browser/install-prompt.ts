/** What Chromium offers where an application can be installed. TypeScript's library has no name for it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** How Gramme gets onto this device: by a question of the browser's, by hand (Safari on a phone), not, or it is there. */
type InstallWay = 'prompt' | 'share' | null

class InstallPromptStore {
  readonly #listeners = new Set<() => void>()
  #prompt: InstallPrompt | null = null

  readonly way = (): InstallWay => {
    if (matchMedia('(display-mode: standalone)').matches) return null
    if (this.#prompt !== null) return 'prompt'
    return isAppleTouch() ? 'share' : null
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Listens from the start, since the browser fires the event once. The prompt opens only from the settings. */
  watch(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#set(event as InstallPrompt)
    })
    addEventListener('appinstalled', () => this.#set(null))
  }

  /** The browser's own question, which it lets be asked once. */
  async ask(): Promise<void> {
    const prompt = this.#prompt
    this.#set(null)
    await prompt?.prompt()
  }

  #set(prompt: InstallPrompt | null): void {
    this.#prompt = prompt
    for (const listener of this.#listeners) listener()
  }
}

/** Every browser of an iPhone or iPad installs the same way. An iPad says that it is a Mac, with fingers on it. */
function isAppleTouch(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}

export const installPrompt = new InstallPromptStore()
