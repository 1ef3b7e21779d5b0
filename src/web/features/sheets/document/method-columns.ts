/** Characters in a line of half the page. */
const LINE = 88
/** Fewer lines stay in one column: two stubs side by side read worse than a short text. */
const SHORT = 4
/** More lines run over a page, where a column that goes on overleaf loses its reader. */
const LONG = 30

/**
 * How a method stands on the page: its paragraphs in one column, or in two of about the same height.
 * A text without paragraphs is cut between two sentences.
 */
export function methodColumns(paragraphs: readonly string[]): string[][] {
  const whole = [...paragraphs]
  const lines = height(whole)
  if (lines <= SHORT || lines > LONG) return [whole]
  const pieces = whole.length > 1 ? whole : sentences(whole[0] ?? '')
  if (pieces.length < 2) return [whole]
  const cut = fairestCut(pieces)
  const columns = [pieces.slice(0, cut), pieces.slice(cut)]
  return whole.length > 1 ? columns : columns.map((column) => [column.join(' ')])
}

function fairestCut(pieces: readonly string[]): number {
  let best = 1
  let smallest = Infinity
  for (let cut = 1; cut < pieces.length; cut += 1) {
    const difference = Math.abs(height(pieces.slice(0, cut)) - height(pieces.slice(cut)))
    // At a tie the left column is the longer one, as a reader expects.
    if (difference <= smallest) {
      smallest = difference
      best = cut
    }
  }
  return best
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+/u).filter((sentence) => sentence !== '')
}

function height(paragraphs: readonly string[]): number {
  return paragraphs.reduce((lines, paragraph) => lines + Math.max(1, paragraph.length / LINE), 0)
}
