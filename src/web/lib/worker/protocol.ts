export type OnProgress = (share: number) => void

/** A call of the page. */
export interface Call {
  id: number
  name: PropertyKey
  given: unknown[]
}

/** What a worker says of a call. */
export type Told = { id: number } & (
  | { kind: 'progress'; share: number }
  | { kind: 'answer'; answer: unknown }
  | { kind: 'failure'; message: string }
)
