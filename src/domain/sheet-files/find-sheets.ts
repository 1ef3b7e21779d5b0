import { readFile } from './sheet/read-file.ts'
import type { SheetFile } from './sheet/read-file.ts'
import { joinFiles } from './verdict/join-files.ts'
import type { FoundSheets } from './verdict/join-files.ts'

/** The sheets of all files of an import, with a verdict for each. */
export function findSheets(files: readonly SheetFile[]): FoundSheets {
  return joinFiles(files.map((file, at) => readFile(file, at)))
}
