import type { FastifyInstance } from 'fastify'

/** The methods of a path without its query; none where the source does not know it. */
export type PathSource = (path: string) => Iterable<string> | Promise<Iterable<string>>

/**
 * Which methods each path has: those of the routes that are registered from here on, and what other sources know. Routes
 * that end with a wildcard serve any path, so that what is there is known to their source alone.
 */
export class KnownPaths {
  readonly #exact = new Map<string, Set<string>>()
  readonly #patterns = new Map<string, { parts: string[]; methods: Set<string> }>()
  readonly #sources: PathSource[] = []

  constructor(app: FastifyInstance) {
    app.addHook('onRoute', ({ url, method }) => {
      if (url.includes('*')) return
      const methods = this.#methodsOfRoute(url)
      for (const each of [method].flat()) methods.add(each)
    })
  }

  add(source: PathSource): void {
    this.#sources.push(source)
  }

  /** In the order of the alphabet, HEAD beside GET. */
  async methodsOf(path: string): Promise<string[]> {
    const methods = new Set(this.#exact.get(path))
    const parts = path.split('/')
    for (const pattern of this.#patterns.values())
      if (fits(parts, pattern.parts)) for (const method of pattern.methods) methods.add(method)
    for (const source of this.#sources) for (const method of await source(path)) methods.add(method)
    if (methods.has('GET')) methods.add('HEAD')
    return [...methods].toSorted()
  }

  #methodsOfRoute(url: string): Set<string> {
    if (!url.includes(':')) return setAt(this.#exact, url, () => new Set())
    const make = () => ({ parts: url.split('/'), methods: new Set<string>() })
    return setAt(this.#patterns, url, make).methods
  }
}

/** ':id' is any one part of a path. */
function fits(parts: string[], pattern: string[]): boolean {
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  )
}

function setAt<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
