/** Characters in a line of half the page. */
const LINE = 84
/** Fewer lines stay in one column: two stubs side by side read worse than a short text. */
const SHORT = 5
/** Lines that a page has room for in a column, two of them left for texts that run wider. */
const COLUMN = 32
/** What parts a paragraph from the next, in lines. */
const GAP = 0.16

/** The part of the method on one page: its columns, and the paragraphs of each. */
export type MethodBand = string[][]

/**
 * The layout of a method on the page: in two columns of about the same height, one page of them after the other when
 * it is long, so that on every page one column is read down and then the other. A text without paragraphs is cut
 * between two sentences.
 *
 * @param firstColumn lines that a column of the first page has room for; fewer than the text can begin in, and it
 * begins on a new page
 */
export function methodBands(paragraphs: readonly string[], firstColumn = COLUMN): MethodBand[] {
  const [first, ...others] = paragraphs
  if (first === undefined) return []
  if (others.length > 0)
    return grouped(paragraphs, ownLines, firstColumn).map((band) => inColumns(band, ownLines))
  return grouped(sentences(first), runningLines, firstColumn).map((band) =>
    inColumns(band, runningLines).map((column) => [column.join(' ')]),
  )
}

type Height = (piece: string) => number

/** A paragraph begins on a new line. */
const ownLines: Height = (paragraph) => GAP + Math.max(1, Math.ceil(paragraph.length / LINE))
/** A sentence goes on where the one before it ends. */
const runningLines: Height = (sentence) => sentence.length / LINE

function grouped(pieces: readonly string[], height: Height, firstColumn: number): string[][] {
  const begins = pieces[0] !== undefined && height(pieces[0]) <= firstColumn
  const bands: string[][] = []
  for (const piece of pieces) {
    const band = bands.at(-1)
    const room = bands.length === 1 && begins ? firstColumn : COLUMN
    if (band !== undefined && fitsIn(room, [...band, piece], height)) band.push(piece)
    else bands.push([piece])
  }
  return bands
}

function fitsIn(room: number, band: string[], height: Height): boolean {
  const heights = band.map(height)
  const left = sum(heights.slice(0, evenCut(heights)))
  return Math.max(left, sum(heights) - left) <= room
}

function inColumns(band: string[], height: Height): MethodBand {
  const heights = band.map(height)
  if (band.length < 2 || sum(heights) <= SHORT) return [band]
  const cut = evenCut(heights)
  return [band.slice(0, cut), band.slice(cut)]
}

/** The number of pieces in the left column when both are about as high. */
function evenCut(heights: readonly number[]): number {
  const total = sum(heights)
  let best = 1
  let smallest = Infinity
  for (let cut = 1; cut < heights.length; cut += 1) {
    const difference = Math.abs(total - 2 * sum(heights.slice(0, cut)))
    // At a tie the left column is the longer one, as a reader expects.
    if (difference <= smallest) {
      smallest = difference
      best = cut
    }
  }
  return best
}

function sum(heights: readonly number[]): number {
  return heights.reduce((lines, height) => lines + height, 0)
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+/u).filter((sentence) => sentence !== '')
}
