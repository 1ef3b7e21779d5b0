/** A reason not to start that a person can act on: the message is the whole sentence shown, in French. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
