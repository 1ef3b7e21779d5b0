/** Tells a request that is asked again from a new one, until it is answered. */
export function dedupeInFlight<Request>() {
  const awaited = new Set<string>()
  return {
    /** False while the same is awaited already. */
    ask: (request: Request): boolean => {
      const key = keyOf(request)
      if (awaited.has(key)) return false
      awaited.add(key)
      return true
    },
    answered: (request: Request): void => {
      awaited.delete(keyOf(request))
    },
  }
}

/** Requests are sent as JSON. */
function keyOf(request: unknown): string {
  return JSON.stringify(request) ?? ''
}
