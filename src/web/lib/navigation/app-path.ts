/** An address inside the application. */
export type AppPath = `/${string}`

const HERE = 'https://here.invalid'

/**
 * The address itself when it leads into this application, otherwise undefined. What a visitor's
 * address bar says is anyone's to write: '//elsewhere.example' and '/\elsewhere' look like ours and are not, and
 * '/.//elsewhere.example' becomes one that is not.
 */
export function ownPath(value: unknown): AppPath | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, HERE)) return undefined
  const { origin, pathname, search, hash } = new URL(value, HERE)
  if (origin !== HERE || pathname.startsWith('//')) return undefined
  return `/${(pathname + search + hash).slice(1)}`
}
