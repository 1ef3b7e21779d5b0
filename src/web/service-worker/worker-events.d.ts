/**
 * What the service worker uses of its own surroundings. TypeScript's library for workers says it all, but cannot
 * stand beside that of pages.
 */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith: (answer: Response | Promise<Response>) => void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface ServiceWorkerGlobalScope {
  addEventListener: (
    kind: 'install' | 'activate' | 'fetch' | 'message',
    listener: (event: ExtendableEvent) => void,
  ) => void
}
