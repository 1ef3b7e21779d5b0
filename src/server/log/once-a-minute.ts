const MINUTE_MS = 60_000

/**
 * Writes a line of the log at most once a minute, however often there is reason to: who causes many refusals does not fill
 * the disk.
 * @param write is given how many reasons there have been since the last line
 */
export function onceAMinute(
  write: (times: number) => void,
  now: () => number = () => performance.now(),
): () => void {
  let times = 0
  let next = -Infinity
  return () => {
    times += 1
    if (now() < next) return
    next = now() + MINUTE_MS
    write(times)
    times = 0
  }
}
