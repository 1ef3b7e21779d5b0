import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import type { FoundSheets } from '#domain/sheet-files/verdict/join-files.ts'
import type { FoundLine } from '#domain/sheet-files/lines/found-line.ts'
import type { FoundSheet } from '#domain/sheet-files/verdict/found-sheet.ts'
import { lineByMethod } from '#domain/sheet-imports/draft-measures.ts'
import { draftImport } from '#domain/sheet-imports/draft-import.ts'
import type { DraftProduct, DraftSheet, ImportedFile } from '#domain/sheet-imports/draft-import.ts'
import { sheetIds } from './overview.ts'

/** Answers of the user about found sheets, by their ids, which the file does not have. */
export interface SheetAnswers {
  leftOut: readonly string[]
  portions: Readonly<Record<string, number>>
  vat: Readonly<Record<string, VatRate>>
  /** By the name of a line that may be another sheet: whether it is. */
  preparations: Readonly<Record<string, Readonly<Record<string, boolean>>>>
  /** How the account counts losses. */
  method: WastageMethod
}

/** An import before it is known what its names mean; a file, a product or a sheet is named by its place. */
export interface SheetDraft {
  /** Of the found sheets, in the order of `sheets`. */
  ids: string[]
  files: Pick<ImportedFile, 'name' | 'modifiedAt'>[]
  products: DraftProduct[]
  sheets: DraftSheet[]
}

/** A line with the sheet that it is, by the answer where it is doubted, at its place among those that are imported. */
function withPreparation(
  { possiblePreparation, ...line }: FoundLine,
  confirmed: Readonly<Record<string, boolean>>,
  places: ReadonlyMap<number, number>,
): FoundLine {
  const at = (place: number | null | undefined) => (place == null ? null : (places.get(place) ?? null))
  const doubted = at(possiblePreparation)
  const answer = doubted === null ? undefined : confirmed[line.name.value]
  return {
    ...line,
    preparation: answer === undefined ? at(line.preparation) : answer ? doubted : null,
    ...(doubted !== null && { possiblePreparation: doubted }),
  }
}

/** The sheets that are imported. A line that is a sheet which is left out becomes a product, or a sheet of the account. */
export function draftSheets(
  { sheets }: FoundSheets,
  all: readonly ImportedFile[],
  { leftOut, portions, vat, preparations, method }: SheetAnswers,
): SheetDraft {
  const ids = sheetIds(sheets)
  const places = new Map<number, number>()
  ids.forEach((id, at) => {
    if (!leftOut.includes(id)) places.set(at, places.size)
  })
  const used = new Map<number, number>()
  for (const at of places.keys()) {
    const file = sheets[at]?.file ?? 0
    if (!used.has(file)) used.set(file, used.size)
  }
  const kept = [...places.keys()].flatMap((at): FoundSheet[] => {
    const [sheet, id] = [sheets[at], ids[at]]
    if (sheet === undefined || id === undefined) return []
    const { cell } = sheet.title
    const [stated, rate] = [portions[id], vat[id]]
    return [
      {
        ...sheet,
        file: used.get(sheet.file) ?? 0,
        ...(stated !== undefined && { portions: { value: stated, cell } }),
        ...(rate !== undefined && { vat: { value: rate, cell } }),
        lines: sheet.lines.map((line) =>
          withPreparation(lineByMethod(line, method), preparations[id] ?? {}, places),
        ),
      },
    ]
  })
  const files = [...used.keys()].flatMap((at) => all[at] ?? [])
  return {
    ids: [...places.keys()].map((at) => ids[at] ?? ''),
    files: files.map(({ name, modifiedAt }) => ({
      name: name.slice(-FILE_NAME_MAX_LENGTH).trim(),
      modifiedAt,
    })),
    ...draftImport(kept, files),
  }
}
