import { cellText } from '#domain/tables/cell.ts'
import type { Tab } from '#domain/tables/tab.ts'

/** What a dialog for pasted recipes takes. */
const LONGEST = 20_000

/** The cells of a tab as a recipe is written: a line for each row that has any, from left to right. */
export function tabText({ cells }: Pick<Tab, 'cells'>): string {
  const lines: string[] = []
  let length = 0
  for (const row of cells) {
    const line = row
      .map((cell) => cellText(cell?.value ?? null).trim())
      .filter((text) => text !== '')
      .join(' ')
    length += line.length + 1
    if (length > LONGEST) break
    if (line !== '') lines.push(line)
  }
  return lines.join('\n')
}
