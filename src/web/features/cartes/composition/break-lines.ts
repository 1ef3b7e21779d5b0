type Width = (text: string) => number

/** Halvings of the room between the narrowest and the widest column that is tried. */
const HALVINGS = 7

/**
 * A text in lines of at most `room`. What is not cut at a space is a word, and only a word wider than the room is
 * cut. Lines are about as long as each other when `even`, or when the last would be a single word.
 */
export function breakLines(text: string, room: number, width: Width, even = false): string[] {
  const words = text
    .split(/[ \n]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => pieces(word, room, width))
  const measured = words.map((word) => ({ word, width: width(word) }))
  // Between two letters, for it is as wide as their spacing makes it.
  const space = width('n n') - 2 * width('n')
  const widest = fill(measured, room, space)
  const lonely = widest.at(-1)?.length === 1
  if (widest.length < 2 || !(even || lonely)) return widest.map(asText)
  let narrow = room / 2
  let wide = room
  for (let step = 0; step < HALVINGS; step += 1) {
    const tried = (narrow + wide) / 2
    if (fill(measured, tried, space).length > widest.length) narrow = tried
    else wide = tried
  }
  return fill(measured, wide, space).map(asText)
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
