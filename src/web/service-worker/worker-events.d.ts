/**
 * The globals of a service worker that are used here. TypeScript's webworker library has them all, but cannot
 * be loaded together with the DOM library.
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
