type Width = (text: string) => number

/** What a line of one word costs: more than any unevenness of the lines beside it. */
const LONELY = 1000

/** Each space, but that of 'n° 35'. */
const NOT_AFTER_NUMERO = /(?<!(?:^| )n[°º]) /iu

/**
 * A text in as few lines of at most `room` as it needs. What is not cut at a space is a word, and only a word wider than
 * the room is cut. A line of a single word is only where no other break into as many lines has fewer of them. Lines are
 * about as long as each other when `even`, or when one of the fullest lines would be a single word.
 */
export function breakLines(text: string, room: number, width: Width, even = false): string[] {
  const measured = wordsOf(text, room, width).map((word) => ({ word, width: width(word) }))
  // Between two letters, for it is as wide as their spacing makes it.
  const space = width('n n') - 2 * width('n')
  const fullest = fill(measured, room, space)
  const lonely = fullest.some((line) => line.length === 1)
  if (fullest.length < 2 || !(even || lonely)) return fullest.map(asText)
  return evenLines(measured, room, space, fullest.length).map(asText)
}

/** What a text is not cut in, but where it is wider than the room. */
export function wordsOf(text: string, room: number, width: Width): string[] {
  return text
    .replace(/[ \n]+/gu, ' ')
    .split(NOT_AFTER_NUMERO)
    .filter((word) => word !== '')
    .flatMap((word) => pieces(word, room, width))
}

interface Word {
  word: string
  width: number
}

function fill(words: readonly Word[], room: number, space: number): Word[][] {
  const lines: Word[][] = []
  let used = 0
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && used + space + word.width <= room) {
      line.push(word)
      used += space + word.width
    } else {
      lines.push([word])
      used = word.width
    }
  }
  return lines
}

interface Broken {
  lines: Word[][]
  cost: number
}

/** The words in so many lines, the fewest of them of one word, and those about as long as each other. */
function evenLines(words: readonly Word[], room: number, space: number, count: number): Word[][] {
  // The best lines of the words before each place, by one line more at each turn.
  let best: (Broken | undefined)[] = [{ lines: [], cost: 0 }]
  for (let line = 0; line < count; line += 1) best = withOneLineMore(best, words, room, space)
  return best[words.length]?.lines ?? fill(words, room, space)
}

function withOneLineMore(
  best: readonly (Broken | undefined)[],
  words: readonly Word[],
  room: number,
  space: number,
): (Broken | undefined)[] {
  const longer: (Broken | undefined)[] = []
  for (const [start, before] of best.entries()) {
    if (before === undefined) continue
    let used = -space
    for (let end = start; end < words.length; end += 1) {
      used += space + (words[end]?.width ?? 0)
      if (used > room && end > start) break
      const cost = before.cost + ((room - used) / room) ** 2 + (end === start ? LONELY : 0)
      if (cost < (longer[end + 1]?.cost ?? Infinity))
        longer[end + 1] = { lines: [...before.lines, words.slice(start, end + 1)], cost }
    }
  }
  return longer
}

function asText(line: readonly Word[]): string {
  return line.map(({ word }) => word).join(' ')
}

/** A word as it is, or in as many pieces as it needs: an address, a row of letters. */
function pieces(word: string, room: number, width: Width): string[] {
  if (width(word) <= room) return [word]
  const found: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && width(piece + letter) > room) {
      found.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...found, piece]
}
