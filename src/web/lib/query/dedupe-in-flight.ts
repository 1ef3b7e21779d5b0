/** Recognises a request that equals one still in flight. */
export function dedupeInFlight<Request>() {
  const awaited = new Set<string>()
  return {
    /** False while the same is awaited already. */
    begin: (request: Request): boolean => {
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
