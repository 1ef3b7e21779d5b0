import { joinFiles } from '#domain/sheet-files/verdict/join-files.ts'
import type { FoundSheets } from '#domain/sheet-files/verdict/join-files.ts'
import type { ReadFile } from '#domain/sheet-files/sheet/read-file.ts'
import { layoutKey, rowsOfLayout } from '#domain/sheet-files/tables/fixed-layout.ts'
import type { FixedLayout } from '#domain/sheet-files/tables/column-role.ts'
import type { FoundSheet } from '#domain/sheet-files/verdict/found-sheet.ts'
import { gridOf } from '#domain/sheet-files/grid/grid.ts'
import type { CellPlace } from '#domain/tables/tab.ts'
import { openSource } from '#web/lib/sources/open-source.ts'
import { readSource } from '../sources/read-source.ts'
import type { SourceRefusal } from '#web/lib/sources/source.ts'
import type { ReadSheetSource } from '../sources/recipe-source.ts'
import { SHEET_TAKES } from '../sources/sheet-takes.ts'
import type { OnProgress } from '#web/lib/worker/protocol.ts'
import { columnsAt } from './columns-at.ts'
import { layoutOf, tabKey } from './corrections.ts'
import type { Corrections, TabLayouts } from './corrections.ts'
import type { ColumnSpan, ShownColumns } from './columns-at.ts'
import { draftSheets } from './draft-sheets.ts'
import type { SheetAnswers, SheetDraft } from './draft-sheets.ts'
import { createPhotoKeeper, foundPhotos } from './found-photos.ts'
import type { FoundPhotos, KeptSource } from './found-photos.ts'
import { overviewOf, sheetIds } from './overview.ts'
import type { Overview } from './overview.ts'
import { sheetMarks } from './sheet-marks.ts'
import type { Mark } from './sheet-marks.ts'
import { pictureRows, tabPicture } from './tab-picture.ts'
import type { PictureCell, TabPicture } from './tab-picture.ts'
import { tabText } from './tab-text.ts'
import { shownReasons } from './shown-reasons.ts'
import type { ShownReason } from './shown-reasons.ts'

export type SheetFileRefusal = SourceRefusal | 'import-too-large'

/** What became of one dropped file: an archive is as many files as it holds. */
export interface AddedFiles {
  /** Names of the files that were read, by their places in the import. */
  read: { file: number; name: string }[]
  refused: { name: string; reason: SheetFileRefusal }[]
}

/** A found sheet with all that is shown of it. */
export interface SheetDetail {
  sheet: FoundSheet
  reasons: ShownReason[]
  marks: Mark[]
}

interface KeptFile {
  source: KeptSource
  /** ISO 8601, in UTC. */
  modifiedAt: string
  /** Its sheets by the layouts that hold now. */
  read: ReadFile
}

/** Cells of all files of an import, which stay in memory to be shown. */
const MOST_CELLS = 4_000_000

/** What is done with the files of an import, off the page: it keeps their tabs between the questions. */
export class SheetReader {
  #files: KeptFile[] = []
  /** The layouts whose columns the user named for all tabs, by their keys, and for one tab alone. */
  #layouts = new Map<string, FixedLayout>()
  #ofTabs = new Map<string, TabLayouts>()
  #found: FoundSheets = { sheets: [], tabs: [] }
  #cells = 0
  #photos: FoundPhotos = { ofSheets: [], leftOut: 0 }
  readonly #keepPhotos = createPhotoKeeper()

  /** Takes the layouts that the user named in earlier imports, and for tabs of these files before they are read again. */
  keep({ layouts, ofTabs = [] }: Corrections): void {
    for (const layout of layouts) this.#layouts.set(layoutKey(layout), layout)
    for (const { path, tab, layouts: own } of ofTabs)
      this.#ofTabs.set(tabKey(path, tab), { path, tab, layouts: own })
  }

  /**
   * Reads a file, or all files of an archive.
   * @param modifiedAt when it was changed on its device, ISO 8601 in UTC
   */
  async add(
    path: string,
    bytes: Uint8Array<ArrayBuffer>,
    modifiedAt: string,
    onProgress: OnProgress,
  ): Promise<AddedFiles> {
    const added: AddedFiles = { read: [], refused: [] }
    for (const source of await openSource({ path, bytes }, SHEET_TAKES, onProgress)) {
      const { path: name } = source
      if (!source.known) added.refused.push({ name, reason: source.reason })
      else if (this.#cells + cellsOf(source) > MOST_CELLS)
        added.refused.push({ name, reason: 'import-too-large' })
      else added.read.push({ file: this.#keep(source, modifiedAt), name })
    }
    return added
  }

  #keep(source: ReadSheetSource, modifiedAt: string): number {
    const file = this.#files.length
    this.#cells += cellsOf(source)
    this.#files.push({
      source: this.#keepPhotos(source),
      modifiedAt: source.savedAt ?? modifiedAt,
      read: this.#readFile(source, file),
    })
    return file
  }

  #readFile(source: ReadSheetSource | KeptSource, file: number): ReadFile {
    return readSource(source, file, (tab) => [
      ...(this.#ofTabs.get(tabKey(source.path, tab))?.layouts ?? []),
      ...this.#layouts.values(),
    ])
  }

  /** Joins what all files have. */
  finish(): Overview {
    this.#found = joinFiles(this.#files.map(({ read }) => read))
    this.#photos = foundPhotos(
      this.#found.sheets,
      this.#files.map(({ source }) => source),
    )
    return overviewOf(this.#found, this.#photos)
  }

  /** The photo of a sheet; null for one without. */
  photo(id: string): Blob | null {
    return this.#photos.ofSheets[sheetIds(this.#found.sheets).indexOf(id)] ?? null
  }

  /** The sheets that are imported, with the products that their lines name. */
  draft(answers: SheetAnswers): SheetDraft {
    const files = this.#files.map(({ source, modifiedAt }) => ({
      name: source.path,
      modifiedAt,
      tabs: source.tabs.map(({ name }) => name),
    }))
    return draftSheets(this.#found, files, answers)
  }

  sheet(id: string): SheetDetail | null {
    const at = sheetIds(this.#found.sheets).indexOf(id)
    const sheet = this.#found.sheets[at]
    if (sheet === undefined) return null
    return { sheet, reasons: shownReasons(sheet), marks: sheetMarks(sheet) }
  }

  picture({ file, tab }: TabPlace): TabPicture | null {
    const own = this.#files[file]?.source.tabs[tab]
    return own === undefined ? null : tabPicture(own)
  }

  /** The tab as a text to be pasted; '' for none. */
  text({ file, tab }: TabPlace): string {
    const own = this.#files[file]?.source.tabs[tab]
    return own === undefined ? '' : tabText(own)
  }

  rows({ file, tab }: TabPlace, from: number, to: number): PictureCell[][] {
    const own = this.#files[file]?.source.tabs[tab]
    return own === undefined ? [] : pictureRows(own, from, to)
  }

  /**
   * The likely roles of the columns under a row of heads, or those that the user gave; null for a row that is no row of heads.
   * @param span the columns of one table, where others are beside it
   * @param headless whether the row is the first of a table without heads
   */
  columns(
    { file, tab }: TabPlace,
    row: number,
    span: ColumnSpan | null,
    headless = false,
  ): ShownColumns | null {
    const own = this.#files[file]?.source
    const cells = own?.tabs[tab]
    if (own === undefined || cells === undefined) return null
    const shown = columnsAt(gridOf(cells, tab), row, span, headless)
    if (shown === null) return null
    const key = layoutKey(shown)
    const confirmed =
      this.#ofTabs.get(tabKey(own.path, tab))?.layouts.find((layout) => layoutKey(layout) === key) ??
      this.#layouts.get(key)
    return {
      ...shown,
      tabs: this.#tabsOf(confirmed ?? layoutOf(shown)).length,
      ...(confirmed !== undefined && { confirmed: confirmed.columns }),
    }
  }

  /** Reads again with the roles that the user gave: the tabs of the layout, or one of them. */
  correct(layout: FixedLayout, only: TabPlace | null, onProgress: OnProgress): Overview {
    const key = layoutKey(layout)
    const places = only === null ? this.#tabsOf(layout) : [only]
    for (const { file, tab } of places) {
      const path = this.#files[file]?.source.path
      if (path === undefined) continue
      const before = this.#ofTabs.get(tabKey(path, tab))?.layouts ?? []
      const others = before.filter((other) => layoutKey(other) !== key)
      this.#ofTabs.set(tabKey(path, tab), {
        path,
        tab,
        layouts: only === null ? others : [layout, ...others],
      })
    }
    if (only === null) this.#layouts.set(key, layout)
    return this.#again(places, onProgress)
  }

  /** Reads the tabs of a layout again by their own heads. */
  forget(layout: FixedLayout, onProgress: OnProgress): Overview {
    const key = layoutKey(layout)
    this.#layouts.delete(key)
    const places = this.#tabsOf(layout)
    for (const { file, tab } of places) this.#ofTabs.delete(tabKey(this.#files[file]?.source.path ?? '', tab))
    return this.#again(places, onProgress)
  }

  /** The columns that the user named, for the next import, and for these files when others are added to them. */
  corrections(): Required<Corrections> {
    return { layouts: [...this.#layouts.values()], ofTabs: [...this.#ofTabs.values()] }
  }

  #tabsOf(layout: FixedLayout): TabPlace[] {
    return this.#files.flatMap(({ source: { tabs } }, file) =>
      tabs.flatMap((own, tab) => (rowsOfLayout(gridOf(own, tab), layout).length > 0 ? [{ file, tab }] : [])),
    )
  }

  #again(places: readonly TabPlace[], onProgress: OnProgress): Overview {
    const files = [...new Set(places.map(({ file }) => file))]
    for (const [done, file] of files.entries()) {
      const own = this.#files[file]
      if (own !== undefined) own.read = this.#readFile(own.source, file)
      onProgress((done + 1) / files.length)
    }
    return this.finish()
  }
}

export interface TabPlace extends Pick<CellPlace, 'tab'> {
  file: number
}

function cellsOf({ tabs }: ReadSheetSource): number {
  return tabs.reduce((sum, { cells }) => sum + cells.reduce((filled, row) => filled + row.length, 0), 0)
}
