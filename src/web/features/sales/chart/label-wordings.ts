import type { Wording } from './place-labels.ts'

/** Of a letter of a label, in pixels, on the wide side. */
const LETTER = 6.2

export interface Wordings {
  /** In one line, then in two, where the lines are not too long; empty for a name that is too long for both. */
  whole: Wording[]
  /** In one line, cut; empty where the whole name is short, or where two dishes would have the same. */
  short: Wording[]
}

/**
 * How the names of dishes may be written in the chart, by the dishes' ids.
 * @param longest letters in a line
 */
export function wordingsOf(
  dishes: readonly { id: string; nomAffiche: string }[],
  longest: number,
): Map<string, Wordings> {
  const shortNames = new Map(dishes.map(({ id, nomAffiche }) => [id, shortened(nomAffiche, longest)]))
  const alike = Map.groupBy(shortNames.values(), (short) => short)
  return new Map(
    dishes.map(({ id, nomAffiche }): [string, Wordings] => {
      const short = shortNames.get(id) ?? nomAffiche
      const distinct = short !== nomAffiche && alike.get(short)?.length === 1
      const whole = [[nomAffiche], inTwoLines(nomAffiche)]
        .filter((lines) => lines.length > 0 && lines.every((line) => line.length <= longest))
        .map(wording)
      return [
        id,
        {
          // Of two dishes with the same short name, the whole ones tell them apart, however long.
          whole: whole.length === 0 && short !== nomAffiche && !distinct ? [wording([nomAffiche])] : whole,
          short: distinct ? [wording([short])] : [],
        },
      ]
    }),
  )
}

function wording(lines: readonly string[]): Wording {
  return { lines, width: lettersIn(lines) * LETTER }
}

/** Broken at the space where the longer line is shortest; empty for a single word. */
function inTwoLines(name: string): string[] {
  const breaks = [...name.matchAll(/ /gu)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)])
  return breaks.toSorted((one, other) => lettersIn(one) - lettersIn(other))[0] ?? []
}

/** In the longest line. */
function lettersIn(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length))
}

/** What comes before a comma says what a dish is; what is still too long is cut at a word. */
function shortened(whole: string, longest: number): string {
  const name = whole.length <= longest ? whole : (whole.split(',')[0] ?? whole)
  if (name.length <= longest) return name
  const cut = name.slice(0, longest - 1)
  const space = cut.lastIndexOf(' ')
  const kept = space > longest / 2 ? cut.slice(0, space) : cut
  // 'Blanquette de veau à…' would end in the air.
  return `${kept.trimEnd().replace(/ \S{1,2}$/u, '')}…`
}
