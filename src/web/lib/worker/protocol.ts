export type OnProgress = (share: number) => void

/** A call of the page. */
export interface Call {
  id: number
  name: PropertyKey
  args: unknown[]
}

/** What a worker posts about a call. */
export type WorkerMessage = { id: number } & (
  | { kind: 'progress'; share: number }
  | { kind: 'result'; result: unknown }
  | { kind: 'failure'; message: string }
)
