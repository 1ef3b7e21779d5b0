import { openSource } from '#web/lib/sources/open-source.ts'
import type { SourceFile } from '#web/lib/sources/source.ts'
import type { SheetSource } from '#web/features/sheet-files/sources/recipe-source.ts'
import { SHEET_TAKES } from '#web/features/sheet-files/sources/sheet-takes.ts'

export const opened = (
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  beside: SourceFile[] = [],
): Promise<SheetSource[]> => openSource({ path, bytes }, SHEET_TAKES, () => undefined, beside)

/** What sources are, on a line each: their path, kind, titles of tabs and pictures, or the reason of their refusal. */
export function shownSources(sources: readonly SheetSource[]): string[] {
  return sources.map((source) =>
    source.known
      ? `${source.path} ${source.kind}: ${source.tabs.map(({ name }) => name).join(', ')}${source.pictures.map(({ tab }) => ` +${String(tab)}`).join('')}`
      : `${source.path} ${source.reason}`,
  )
}
