import type { Page } from '@playwright/test'

/** What goes wrong on a page without anyone looking: the test it happens in fails for it. */
export class Complaints {
  readonly #heard: string[] = []
  readonly #expected: RegExp[] = []
  readonly #origin: string

  constructor(baseUrl: string) {
    this.#origin = new URL(baseUrl).origin
  }

  /** A refusal that the test provokes shows in the console too. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** Listens to errors in the console, errors of scripts, and requests that leave for another host. */
  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.#heard.push(`console: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => this.#heard.push(`script: ${error.message}`))
    page.on('request', (request) => {
      const url = new URL(request.url())
      const ours = url.origin === this.#origin || ['data:', 'blob:'].includes(url.protocol)
      if (!ours) this.#heard.push(`request to another host: ${request.url()}`)
    })
  }

  get unexpected(): string[] {
    return this.#heard.filter((heard) => !this.#expected.some((pattern) => pattern.test(heard)))
  }
}
