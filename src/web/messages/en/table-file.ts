import type { Translation } from '../translation.ts'
import type { tableFile as french } from '../fr/table-file.ts'

export const tableFile = {
  drop: 'Drop the file here',
  choose: 'Choose a file',
  limits: '20 MB and 100,000 rows at most. Nothing is saved until you confirm.',
  paste: 'Or paste rows copied from a spreadsheet (Ctrl+V anywhere on this page)',
  pasteHint: 'With the row of titles, if possible.',
  read: 'Read these rows',
  pasted: 'pasted rows',
  size: '{name}, {size}',
  megabytes: '{size} MB',
  kilobytes: '{size} kB',
} as const satisfies Translation<typeof french>
