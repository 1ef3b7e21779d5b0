import { onceAllIsSaved, onceThisIsSaved, shareUnsavedWork } from './unsaved-elsewhere.ts'

const HOUR_MS = 3_600_000

type Listener = () => void

/**
 * The service worker of this page: registered once, looked after for as long as the page is open. That it cannot be
 * had (an insecure address, a browser that forbids it) changes nothing for the page.
 */
class VersionWatch {
  readonly #listeners = new Set<Listener>()
  #waiting: ServiceWorker | null = null

  /** A newer version that is whole and waits to be let in. */
  readonly waiting = (): ServiceWorker | null => this.#waiting

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** `onTakenOver`: for the first time, a worker answers for this page. */
  async start(file: string, onTakenOver: () => void): Promise<void> {
    const { serviceWorker } = navigator
    let controlled = serviceWorker.controller !== null
    serviceWorker.addEventListener('controllerchange', () => {
      // The files of the version that this page came with are gone.
      if (controlled) onceThisIsSaved(() => location.reload())
      else onTakenOver()
      controlled = true
    })
    shareUnsavedWork()
    const registration = await serviceWorker.register(file, { updateViaCache: 'none' })
    this.#note(registration)
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => this.#note(registration))
    })
    const check = () => {
      // Without a network there is nothing newer.
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
    }
    setInterval(check, HOUR_MS)
    document.addEventListener('visibilitychange', check)
  }

  /** Activates the waiting version once no page has unsaved work; then all pages reload. */
  async update(): Promise<void> {
    await onceAllIsSaved(() => this.#waiting?.postMessage({ type: 'SKIP_WAITING' }))
  }

  #note(registration: ServiceWorkerRegistration): void {
    // The first service worker does not wait.
    const waiting = registration.active === null ? null : registration.waiting
    if (waiting === this.#waiting) return
    this.#waiting = waiting
    for (const listener of this.#listeners) listener()
  }
}

export const versionWatch = new VersionWatch()
