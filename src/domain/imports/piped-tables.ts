/** '|---|:---:|' below the heads of a table of Markdown, '+----+' around one. */
const RULER = /^\s*[|+]?\s*:?-{2,}:?\s*(?:[|+]\s*:?-{2,}:?\s*)*[|+]?\s*$/u
const HAS_BARS = /\|.*\||^\s*\||\|\s*$/u
/** 'Beurre | 250 g'; '1 cup | 240 ml' is one quantity in two units. */
const NAME_AND_CELL = /^[^\d|]*\p{Letter}[^\d|]*\s\|\s*[^|]+$/u

const isOfTable = (line: string): boolean =>
  line.includes('|') && (HAS_BARS.test(line) || NAME_AND_CELL.test(line))

/** Lines with the cells of tables that are written with bars, '| Beurre | 250 | g |', as those of a spreadsheet; rulers are left out. */
export function withCellsOfBars(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const isBeside = [lines[at - 1], lines[at + 1]].some((other) => other?.includes('|') === true)
    if (RULER.test(line) && isBeside) return []
    return [!line.includes('\t') && isOfTable(line) ? cellsOf(line).join('\t') : line]
  })
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.trim().replaceAll(/^(?:\*\*|__|`)|(?:\*\*|__|`)$/gu, ''))
}
