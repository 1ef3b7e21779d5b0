const MINUTE = 60
const HOUR = 60 * MINUTE

const two = (part: number) => String(part).padStart(2, '0')

/** '4:09', '1:02:03'; what has been over for a time with a sign before it: '−0:12'. */
export function clockText(seconds: number): string {
  const size = Math.abs(seconds)
  const hours = Math.floor(size / HOUR)
  const minutes = Math.floor((size % HOUR) / MINUTE)
  const clock =
    hours > 0 ? `${hours}:${two(minutes)}:${two(size % MINUTE)}` : `${minutes}:${two(size % MINUTE)}`
  return seconds < 0 ? `\u2212${clock}` : clock
}
