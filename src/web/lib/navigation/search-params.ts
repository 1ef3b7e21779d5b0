/**
 * Validates search params; an invalid value counts as absent.
 * Written by hand because these run with the route tree, on every page: a schema library here
 * would weigh on the sign-in page.
 */
type Reader<Value> = (said: unknown) => Value | undefined

/** Text as it is typed. The router reads a search for '33' as a number. */
export function text(maximum: number): Reader<string> {
  return (said) => {
    const typed = typeof said === 'number' ? String(said) : said
    return typeof typed === 'string' && typed !== '' && typed.length <= maximum ? typed : undefined
  }
}

export function oneOf<const Choice>(choices: readonly Choice[]): Reader<Choice> {
  return (said) => choices.find((choice) => choice === said)
}

/** Several of a list, at least one, all of them known. */
export function someOf<const Choice>(choices: readonly Choice[]): Reader<Choice[]> {
  const read = oneOf(choices)
  return (said) => {
    if (!Array.isArray(said) || said.length === 0) return undefined
    const known = said.map(read).filter((choice) => choice !== undefined)
    return known.length === said.length ? known : undefined
  }
}

export function numberBetween(minimum: number, maximum: number): Reader<number> {
  return (said) => (typeof said === 'number' && said >= minimum && said <= maximum ? said : undefined)
}

export function wholeNumberBetween(minimum: number, maximum: number): Reader<number> {
  const read = numberBetween(minimum, maximum)
  return (said) => (Number.isInteger(said) ? read(said) : undefined)
}

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

export const id: Reader<string> = (said) =>
  typeof said === 'string' && UUID_V4.test(said) ? said : undefined

type Read<Readers> = {
  [Key in keyof Readers]?: Readers[Key] extends Reader<infer Value> ? Value : never
}

/**
 * For `validateSearch`: one reader a name. An invalid value is there as undefined, because the router
 * lays this over what the address says.
 */
export function searchOf<Readers extends Record<string, Reader<unknown>>>(readers: Readers) {
  return (search: Record<string, unknown>): Read<Readers> => {
    const read = Object.fromEntries(
      Object.entries(readers).map(([name, reader]) => [name, reader(search[name])]),
    )
    // Each name holds what its own reader gives.
    return read as Read<Readers>
  }
}
