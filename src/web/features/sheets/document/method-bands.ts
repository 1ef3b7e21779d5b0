/** Characters in a line of half the page. */
const LINE = 84
/** Fewer lines stay in one column: two stubs side by side read worse than a short text. */
const SHORT = 4
/** Lines that stand together on one page, both columns counted. */
const BAND = 20

/** A part of the method that is set side by side: its columns, and the paragraphs of each. */
export type MethodBand = string[][]

/**
 * How a method stands on the page: in two columns of about the same height, band under band when it is long,
 * so that nobody reads a column overleaf and comes back. A text without paragraphs is cut between two sentences.
 */
export function methodBands(paragraphs: readonly string[]): MethodBand[] {
  const [first, ...others] = paragraphs
  if (first === undefined) return []
  if (others.length > 0) return grouped(paragraphs, ownLines).map((band) => inColumns(band, ownLines))
  return grouped(sentences(first), runningLines).map((band) =>
    inColumns(band, runningLines).map((column) => [column.join(' ')]),
  )
}

type Height = (piece: string) => number

/** A paragraph begins on a line of its own. */
const ownLines: Height = (paragraph) => Math.max(1, Math.ceil(paragraph.length / LINE))
/** A sentence goes on where the one before it ends. */
const runningLines: Height = (sentence) => sentence.length / LINE

function grouped(pieces: readonly string[], height: Height): string[][] {
  const bands: string[][] = []
  let room = 0
  for (const piece of pieces) {
    const lines = height(piece)
    const band = bands.at(-1)
    if (band === undefined || lines > room) {
      bands.push([piece])
      room = BAND - lines
    } else {
      band.push(piece)
      room -= lines
    }
  }
  return bands
}

function inColumns(band: string[], height: Height): MethodBand {
  const heights = band.map(height)
  const total = sum(heights)
  if (band.length < 2 || total <= SHORT) return [band]
  let best = 1
  let smallest = Infinity
  for (let cut = 1; cut < band.length; cut += 1) {
    const left = sum(heights.slice(0, cut))
    const difference = Math.abs(total - 2 * left)
    // At a tie the left column is the longer one, as a reader expects.
    if (difference <= smallest) {
      smallest = difference
      best = cut
    }
  }
  return [band.slice(0, best), band.slice(best)]
}

function sum(heights: readonly number[]): number {
  return heights.reduce((lines, height) => lines + height, 0)
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+/u).filter((sentence) => sentence !== '')
}
