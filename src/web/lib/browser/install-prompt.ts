import { createAtom } from '@tanstack/store'

/** What Chromium offers where an application can be installed. TypeScript's library has no name for it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** How Gramme gets onto this device: by a question of the browser's, by hand (Safari on a phone), not, or it is there. */
type InstallWay = 'prompt' | 'share' | null

class InstallPromptStore {
  readonly #prompt = createAtom<InstallPrompt | null>(null)

  readonly way = createAtom((): InstallWay => {
    if (matchMedia('(display-mode: standalone)').matches) return null
    if (this.#prompt.get() !== null) return 'prompt'
    return isAppleTouch() ? 'share' : null
  })

  /** Listens from the start, since the browser fires the event once. The prompt opens only from the settings. */
  watch(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#prompt.set(event as InstallPrompt)
    })
    addEventListener('appinstalled', () => this.#prompt.set(null))
  }

  /** The browser's own question, which it lets be asked once. */
  async prompt(): Promise<void> {
    const prompt = this.#prompt.get()
    this.#prompt.set(null)
    await prompt?.prompt()
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
