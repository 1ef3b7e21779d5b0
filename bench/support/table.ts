import { type Figure, goalText, isMet, number } from './figure.ts'

const HEADS = ['figure', 'measured', 'goal', 'met', 'floor', 'ratio']

/** The figures as a Markdown table whose columns line up. */
export function table(figures: readonly Figure[]): string {
  const rows = [HEADS, ...figures.map(cells)]
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(HEADS), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)].join('\n')
}

function cells(figure: Figure): string[] {
  const { name, measured, unit, floor, ratio } = figure
  const met = isMet(figure)
  return [
    name,
    `${number(measured)} ${unit}`,
    goalText(figure),
    met === undefined ? '' : met ? 'yes' : 'NO',
    floor === undefined ? '' : `${number(floor)} ${unit}`,
    ratio === undefined ? '' : number(ratio),
  ]
}
