/** A line that a credit note was asked for. */
export interface ClaimedLine {
  id: string
  /** The number of its invoice. */
  number: string
  /** By what it is known again, as lines of credit notes are. */
  key: string
  /** Above zero. */
  cents: number
}

/** A credit note of the same supplier. Amounts are what it gives back. */
export interface GrantingNote {
  id: string
  /** Of the invoices that it names. */
  numbers: readonly string[]
  /** Null where it does not say. */
  totalCents: number | null
  lines: readonly { key: string; cents: number }[]
}

/** What the notes that name the same claims have given and no line has taken yet, in cents. */
interface Purse {
  byKey: Map<string, number>
  /** Of notes that name no line of the claims. */
  unnamed: number
}

/** Two roundings of one amount differ by so much. */
const SAME_CENTS = 1

/**
 * Which note grants which line, by their ids, the notes the oldest first.
 *
 * What a note gives for a key covers the lines of this key together, or the one line of its amount. A note that names no line
 * of the claims gives its total, which covers all that is still open, or nothing. What covers nothing is kept for
 * the next note that names the same invoices: a claim is closed by the note that completes it.
 */
export function grantsOf(
  claimed: readonly ClaimedLine[],
  notes: readonly GrantingNote[],
): ReadonlyMap<string, string> {
  const grants = new Map<string, string>()
  const purses = new Map<string, Purse>()
  for (const note of notes) {
    const scope = claimed.filter(({ number }) => note.numbers.includes(number))
    const purse = purseOf(purses, scope)
    const named = putIn(purse, note, new Set(scope.map(({ key }) => key)))
    const open = () => scope.filter(({ id }) => !grants.has(id))
    const grant = (lines: readonly ClaimedLine[]) => {
      for (const { id, key, cents } of lines) {
        grants.set(id, note.id)
        purse.byKey.set(key, Math.max(0, (purse.byKey.get(key) ?? 0) - cents))
      }
    }
    for (const [key, lines] of Map.groupBy(open(), (line) => line.key)) {
      if (covers(purse.byKey.get(key) ?? 0, lines)) grant(lines)
      else
        for (const { cents } of named.filter((line) => line.key === key))
          grant(
            open()
              .filter((line) => line.key === key && isSame(line.cents, cents))
              .slice(0, 1),
          )
    }
    const missing = shortOf(purse, open())
    if (purse.unnamed > 0 && purse.unnamed + SAME_CENTS >= missing) {
      purse.unnamed -= missing
      grant(open())
    }
  }
  return grants
}

function purseOf(purses: Map<string, Purse>, scope: readonly ClaimedLine[]): Purse {
  const numbers = [...new Set(scope.map(({ number }) => number))].toSorted()
  const name = JSON.stringify(numbers)
  const purse = purses.get(name) ?? { byKey: new Map<string, number>(), unnamed: 0 }
  purses.set(name, purse)
  return purse
}

/** @returns the lines of the note that are of the claims; none where its total does not have what they give */
function putIn(purse: Purse, { lines, totalCents }: GrantingNote, keys: ReadonlySet<string>) {
  const named = lines.filter(({ key }) => keys.has(key))
  const total = totalCents ?? sumOf(lines)
  if (named.length === 0 || sumOf(named) > total + SAME_CENTS) {
    purse.unnamed += total
    return []
  }
  for (const { key, cents } of named) purse.byKey.set(key, (purse.byKey.get(key) ?? 0) + cents)
  return named
}

function shortOf({ byKey }: Purse, open: readonly ClaimedLine[]): number {
  const missing = [...Map.groupBy(open, ({ key }) => key)].map(([key, lines]) =>
    Math.max(0, sumOf(lines) - (byKey.get(key) ?? 0)),
  )
  return missing.reduce((sum, cents) => sum + cents, 0)
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= SAME_CENTS
const covers = (given: number, lines: readonly ClaimedLine[]) => given + SAME_CENTS >= sumOf(lines)
const sumOf = (lines: readonly { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0)
