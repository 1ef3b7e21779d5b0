import { createAtom } from '@tanstack/store'
import { onceAllIsSaved, onceThisIsSaved, shareUnsavedWork } from './unsaved-elsewhere.ts'

const HOUR_MS = 3_600_000

/**
 * The service worker of this page: registered once, looked after for as long as the page is open. That it cannot be
 * had (an insecure address, a browser that forbids it) changes nothing for the page.
 */
class VersionWatch {
  /** A newer version that is installed and waits for activation. */
  readonly waiting = createAtom<ServiceWorker | null>(null)

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
    await onceAllIsSaved(() => this.waiting.get()?.postMessage({ type: 'SKIP_WAITING' }))
  }

  #note(registration: ServiceWorkerRegistration): void {
    // The first service worker does not wait.
    this.waiting.set(registration.active === null ? null : registration.waiting)
  }
}

export const versionWatch = new VersionWatch()
