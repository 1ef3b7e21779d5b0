import { deviceWrites } from './device-writes.ts'

/** An account cannot leave this browser while something waits in it: no other account could send it. */
export class WritesWaitError extends Error {
  readonly names: readonly string[]

  constructor(names: readonly string[]) {
    super('Something on this device waits to be sent')
    this.names = names
  }
}

/** @throws WritesWaitError where something waits for the account; what cannot be read could not be sent either */
export async function refuseWhileWritesWait(account: string): Promise<void> {
  const writes = await deviceWrites.list(account).catch(() => [])
  const oldestFirst = writes.toSorted((one, other) => one.at - other.at)
  if (writes.length > 0) throw new WritesWaitError(oldestFirst.map(({ name }) => name))
}
