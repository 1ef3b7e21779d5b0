import type { Method } from '#server/testing/api-client.ts'
import type { Random } from '../../random.ts'
import type { Rows } from './rows.ts'

/** A write as it is sent, and what the rows are once it is done. */
export type Write = {
  method: Method
  path: string
  body?: unknown
  /** Whether it is done once however often it is sent, by its Idempotency-Key or by the act that its body names. */
  keyed?: boolean
  /** The name of the thing whose id the answer has. */
  answers?: string
  /** The status of the refusal that is the only right answer; such a write changes nothing. */
  refusal?: number
  /** Changes a copy of the rows as the server has to. */
  change: (rows: Rows) => void
}

/** What a write is drawn from. */
export type Memory = {
  random: Random
  rows: Rows
  ids: Readonly<Record<string, string>>
  /** A name of this cook's that nothing has had; the letter says of what. */
  newName: (letter: string) => string
  /** A number that was not drawn before. */
  newNumber: () => number
}

/** One kind of write, or undefined where there is nothing to write it about. */
export type Draw = (memory: Memory) => Write | undefined

export const idOf = ({ ids }: Memory, name: string): string => {
  const id = ids[name]
  if (id === undefined) throw new Error(`${name} has no id`)
  return id
}

/** The name of a row, drawn among those of a noun. */
export function anyOf(memory: Memory, noun: keyof Rows): string | undefined {
  const names = Object.keys(memory.rows[noun])
  return names.length === 0 ? undefined : memory.random.oneOf(names)
}

/** A row that is known to be there. */
export function rowOf<Row>(byName: Record<string, Row>, name: string): Row {
  const row = byName[name]
  if (row === undefined) throw new Error(`${name} is not there`)
  return row
}
