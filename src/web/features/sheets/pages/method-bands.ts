/** How many lines of half the page a text takes, and a column of a page has room for. */
export interface LineCount {
  /** A paragraph, which begins on a new line, with what parts it from the next. */
  paragraph: (text: string) => number
  /** A sentence, which goes on where the one before it ends. */
  sentence: (text: string) => number
  column: number
}

/** Fewer lines stay in one column: two stubs side by side read worse than a short text. */
const SHORT = 5

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
export function methodBands(
  paragraphs: readonly string[],
  lines: LineCount,
  firstColumn = lines.column,
): MethodBand[] {
  const [first, ...others] = paragraphs
  if (first === undefined) return []
  const rooms = { first: firstColumn, others: lines.column }
  if (others.length > 0)
    return grouped(paragraphs, lines.paragraph, rooms).map((band) => inColumns(band, lines.paragraph))
  return grouped(sentences(first), lines.sentence, rooms).map((band) =>
    inColumns(band, lines.sentence).map((column) => [column.join(' ')]),
  )
}

type Height = (piece: string) => number

function grouped(
  pieces: readonly string[],
  height: Height,
  rooms: { first: number; others: number },
): string[][] {
  const begins = pieces[0] !== undefined && height(pieces[0]) <= rooms.first
  const bands: string[][] = []
  for (const piece of pieces) {
    const band = bands.at(-1)
    const room = bands.length === 1 && begins ? rooms.first : rooms.others
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
