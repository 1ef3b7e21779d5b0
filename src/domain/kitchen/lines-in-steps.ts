import {
  BEGINNING,
  DEFINITE,
  INDEFINITE,
  isVerb,
  JOINING,
  SHARES,
  staysItself,
  stepWords,
} from './step-words.ts'

/** A name in a step: of one line, or of any of several. */
interface Mention {
  lines: readonly number[]
  /** Whether the step takes the whole of what is named, and of nothing else that is called alike. */
  isWhole: boolean
}

/**
 * Which lines each step takes whole, so that their amounts can be shown beside it. A line is there where one step alone names it, without a
 * share of it, without a number before it, and in words that could name no other line and no other thing: where there is a doubt it is
 * at no step.
 * @param names of the lines, in their order; of one that is called nothing, empty
 * @returns for each step the places of its lines, in the order of the lines
 */
export function linesInSteps(names: readonly string[], steps: readonly string[]): number[][] {
  const words = names.map(wordsOfName)
  const mentions = steps.map((step) => mentionsIn(stepWords(step), words))
  return mentions.map((here) =>
    names.flatMap((_, line) => {
      const named = here.filter(({ lines }) => lines.includes(line))
      const isOnlyHere = mentions.every(
        (each) => each === here || each.every(({ lines }) => !lines.includes(line)),
      )
      return named.length > 0 && isOnlyHere && named.every(({ isWhole }) => isWhole) ? [line] : []
    }),
  )
}

/** Without what follows a number or is in parentheses: 'Crème liquide 35 %' is 'crème liquide'. */
function wordsOfName(name: string): string[] {
  return stepWords(name.replace(/[(,\d].*$/su, ''))
}

function mentionsIn(step: readonly string[], names: readonly (readonly string[])[]): Mention[] {
  const mentions: Mention[] = []
  const hasShares = step.some((word) => SHARES.has(word))
  for (let at = 0; at < step.length; at += 1) {
    const lengths = names.map((name) => sharedLength(name, step, at))
    const longest = Math.max(0, ...lengths)
    if (longest === 0) continue
    const lines = lengths.flatMap((length, line) => (length === longest ? [line] : []))
    const isWhole =
      lines.length === 1 &&
      lengths.filter((length) => length > 0).length === 1 &&
      !hasShares &&
      isTaken(step, at) &&
      staysItself(step.slice(at + longest))
    // A shorter name that begins alike is meant as well, or may be.
    mentions.push({ lines: lengths.flatMap((length, line) => (length > 0 ? [line] : [])), isWhole })
    at += longest - 1
  }
  return mentions
}

/** How many words of a name, from its first on, are in a step from a place on. */
function sharedLength(name: readonly string[], step: readonly string[], at: number): number {
  let length = name.findIndex((word, index) => step[at + index] !== word)
  if (length === -1) length = name.length
  while (length > 0 && JOINING.has(name[length - 1] ?? '')) length -= 1
  return length
}

/** Whether the words before a name take the whole of it. */
function isTaken(step: readonly string[], at: number): boolean {
  const [before, last] = [step[at - 2], step[at - 1]]
  if (last === undefined || BEGINNING.has(last) || isVerb(last)) return true
  return DEFINITE.has(last) && (before === undefined || !INDEFINITE.has(before))
}
