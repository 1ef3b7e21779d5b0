import { vi } from 'vitest'

/** What a page does to the document that tests are run in, which must stay. */
export class DocumentWatch {
  /** Addresses that the page has left for: the tests' own document stays. */
  readonly departures: string[] = []
  readonly #errors: string[] = []
  readonly #forgiven: RegExp[] = []
  readonly #stopped = new AbortController()
  readonly #consoleError = vi
    .spyOn(console, 'error')
    .mockImplementation((...words: unknown[]) => void this.#errors.push(words.map(String).join(' ')))

  /** What the console was given as an error, without what was forgiven. */
  get errors(): string[] {
    return this.#errors.filter((error) => !this.#forgiven.some((pattern) => pattern.test(error)))
  }

  forgive(pattern: RegExp): void {
    this.#forgiven.push(pattern)
  }

  constructor() {
    navigation.addEventListener('navigate', (event) => this.#onNavigate(event), {
      signal: this.#stopped.signal,
    })
  }

  stop(): void {
    this.#consoleError.mockRestore()
    this.#stopped.abort()
  }

  #onNavigate(event: NavigateEvent): void {
    if (event.destination.sameDocument) return
    event.preventDefault()
    const { url } = event.destination
    const path = url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url
    this.departures.push(event.navigationType === 'reload' ? 'reload' : path)
  }
}
