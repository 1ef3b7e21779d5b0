import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'

/**
 * Validates search params; an invalid value counts as absent.
 * Written by hand because these run with the route tree, on every page: a schema library here
 * would weigh on the sign-in page.
 */
type Reader<Value> = (value: unknown) => Value | undefined

/** Text as it is typed. The router reads a search for '33' as a number. */
export function text(maximum: number): Reader<string> {
  return (value) => {
    const typed = typeof value === 'number' ? String(value) : value
    return typeof typed === 'string' && typed !== '' && typed.length <= maximum ? typed : undefined
  }
}

export function oneOf<const Choice>(choices: readonly Choice[]): Reader<Choice> {
  return (value) => choices.find((choice) => choice === value)
}

/** Several of a list, at least one, all of them known. */
export function someOf<const Choice>(choices: readonly Choice[]): Reader<Choice[]> {
  const read = oneOf(choices)
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return undefined
    const known = value.map(read).filter((choice) => choice !== undefined)
    return known.length === value.length ? known : undefined
  }
}

export function numberBetween(minimum: number, maximum: number): Reader<number> {
  return (value) => (typeof value === 'number' && value >= minimum && value <= maximum ? value : undefined)
}

export function wholeNumberBetween(minimum: number, maximum: number): Reader<number> {
  const read = numberBetween(minimum, maximum)
  return (value) => (Number.isInteger(value) ? read(value) : undefined)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day of the calendar that the API takes: '2026-10-31', not '2026-02-30'. */
export const day: Reader<string> = (value) =>
  typeof value === 'string' &&
  DAY.test(value) &&
  value >= EARLIEST_DAY &&
  value <= LATEST_DAY &&
  isOfCalendar(value)
    ? value
    : undefined

/** Date.parse takes 30 February for 2 March. */
function isOfCalendar(written: string): boolean {
  const time = Date.parse(written)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written)
}

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

export const id: Reader<string> = (value) =>
  typeof value === 'string' && UUID_V4.test(value) ? value : undefined

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
