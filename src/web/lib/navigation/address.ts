import type { AppPath } from './app-path.ts'

/** What says where this installation is: in a page its document, in a service worker its registration. */
interface Place {
  document?: Pick<Document, 'documentElement'>
  registration?: Pick<ServiceWorkerRegistration, 'scope'>
}

/** '/gramme' where PUBLIC_URL has this path, '' at the root of a host; '' too while pages are written, as the server adds it. */
function basePath({ document, registration }: Place = globalThis): string {
  const installation = document?.documentElement?.dataset['origin'] ?? registration?.scope
  return installation === undefined ? '' : new URL(installation).pathname.replace(/\/$/, '')
}

/**
 * The address by which a browser reaches a path of this application, of a page as of the API: everything that leaves the
 * application's own router goes through here. Not for other workers than the service worker, which cannot know.
 */
export function address(path: AppPath): string {
  return basePath() + path
}

/** The path of an address of this host, as `address` takes it; undefined outside of this installation. */
export function pathAt(pathname: string): AppPath | undefined {
  const base = basePath()
  return pathname.startsWith(`${base}/`) ? `/${pathname.slice(base.length + 1)}` : undefined
}

/** A name for what a browser keeps by host, apart from that of another installation on this host. */
export function ownName(name: string): string {
  const base = basePath()
  return base === '' ? name : `${base} ${name}`
}
