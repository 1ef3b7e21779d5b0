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
  if (others.length > 0) return grouped(paragraphs).map(inColumns)
  return grouped(sentences(first)).map((band) => inColumns(band).map((column) => [column.join(' ')]))
}

function grouped(pieces: readonly string[]): string[][] {
  const bands: string[][] = []
  let room = 0
  for (const piece of pieces) {
    const lines = height([piece])
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

function inColumns(band: string[]): MethodBand {
  if (band.length < 2 || height(band) <= SHORT) return [band]
  let best = 1
  let smallest = Infinity
  for (let cut = 1; cut < band.length; cut += 1) {
    const difference = Math.abs(height(band.slice(0, cut)) - height(band.slice(cut)))
    // At a tie the left column is the longer one, as a reader expects.
    if (difference <= smallest) {
      smallest = difference
      best = cut
    }
  }
  return [band.slice(0, best), band.slice(best)]
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+/u).filter((sentence) => sentence !== '')
}

function height(paragraphs: readonly string[]): number {
  return paragraphs.reduce((lines, paragraph) => lines + Math.max(1, Math.ceil(paragraph.length / LINE)), 0)
}
