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
  steps: {
    label: 'Steps of the import',
    file: 'File',
    columns: 'Columns',
    differences: 'Check',
    done: 'Done',
    back: 'Back to “{step}”',
  },
  opening: 'Opening the file…',
  nothing: 'Nothing was saved.',
  sheet: 'Sheet of the workbook',
  nameless: 'Column {letter}',
  refused: {
    'empty-file': 'This file is empty. Check that it is the right one, then choose it again.',
    'locked-workbook':
      'This workbook is protected by a password. Open it, remove the password, save it, then try again.',
    'old-workbook':
      'This workbook is from an Excel before 2007 (.xls). Open it, save it as .xlsx or CSV, then try again.',
    unreadable: 'This file could not be read. Choose it again.',
  },
} as const satisfies Translation<typeof french>
