/** A reason not to start that a person can act on: the message is the whole sentence shown, in French. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** A start that finds no room for what it has to write. */
export class DiskFull extends StartupError {
  constructor() {
    super('Le disque où Gramme garde ses données est plein. Libérez de la place, puis relancez Gramme.')
  }
}

/** Node has no name for the 122 of a quota that is used up. */
const FULL = /\bENOSPC\b|No space left on device|Disk quota exceeded|system error -122\b/

/** Whether an error, or what a program wrote as it failed, is of a disk without room. */
export function isFullDisk(failure: unknown): boolean {
  if (typeof failure === 'string') return FULL.test(failure)
  return failure instanceof Error && (FULL.test(failure.message) || isFullDisk(failure.cause))
}
