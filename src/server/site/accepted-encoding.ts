/** As a document is kept: the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The encoding a browser likes best among ours; undefined when it names none. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map((header ?? '').split(',').map(weighed))
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? 0
  const [best] = ENCODINGS.filter((encoding) => weightOf(encoding) > 0).sort(
    (one, other) => weightOf(other) - weightOf(one),
  )
  return best
}

/** 'gzip;q=0.5' is gzip at 0.5; without a weight it is 1. */
function weighed(written: string): [encoding: string, weight: number] {
  const [encoding = '', ...parameters] = written.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [encoding, weight === undefined ? 1 : Number(weight.slice(2))]
}
