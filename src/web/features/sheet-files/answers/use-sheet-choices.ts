import { useCallback, useMemo } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'
import type { SheetSummary } from '../reading/overview.ts'

/** What the user decided of a found sheet; null stays as it was found. */
export interface SheetChoice {
  leftOut: boolean
  title: string | null
  category: SheetCategory | null
  portions: number | null
  vat: VatRate | null
  /** By the name of a line that may be another sheet: whether it is. */
  preparations: Readonly<Record<string, boolean>> | null
  /** Whether it replaces the sheet of the account that it is. */
  replaces: boolean | null
}

export interface SheetChoices {
  of: (id: string) => SheetChoice
  change: (id: string, part: Partial<SheetChoice>) => void
  changeAll: (ids: readonly string[], part: Partial<SheetChoice>) => void
}

/** A choice for the sheet that has this title in its file; of this page's own time whatever it is read as since. */
export interface KeptSheetChoice {
  choice: SheetChoice
  title: string
  isOfPage: boolean
}

/** By file and cell. */
export type KeptSheetChoices = ReadonlyMap<string, KeptSheetChoice>

export const NO_CHOICE: SheetChoice = {
  leftOut: false,
  title: null,
  category: null,
  portions: null,
  vat: null,
  preparations: null,
  replaces: null,
}

/** Of a sheet in a hidden tab, which is imported only where the user says so. */
const HIDDEN_CHOICE: SheetChoice = { ...NO_CHOICE, leftOut: true }

/** A sheet by the name of its file and its cell, which are the same when the file is chosen again. */
const keyOfSheet = (id: string, file: string) => `${file} ${id.slice(id.indexOf('-') + 1)}`

/** The user's choices by the ids of the sheets: they hold after another reading of the same files. */
export function useSheetChoices(
  kept: KeptSheetChoices,
  setKept: Dispatch<SetStateAction<KeptSheetChoices>>,
  sheets: readonly SheetSummary[],
  files: readonly string[],
): SheetChoices {
  const known = useMemo(
    () =>
      new Map(
        sheets.map(({ id, file, title, hidden }) => [
          id,
          { key: keyOfSheet(id, files[file] ?? ''), title, found: hidden ? HIDDEN_CHOICE : NO_CHOICE },
        ]),
      ),
    [sheets, files],
  )
  const changeAll = useCallback(
    (ids: readonly string[], part: Partial<SheetChoice>) =>
      setKept((before) => {
        const after = new Map(before)
        for (const id of ids) {
          const { key = id, title = '', found = NO_CHOICE } = known.get(id) ?? {}
          const choice = { ...choiceOf(before.get(key), title, found), ...part }
          after.set(key, { choice, title, isOfPage: true })
        }
        return after
      }),
    [known, setKept],
  )
  const change = useCallback((id: string, part: Partial<SheetChoice>) => changeAll([id], part), [changeAll])
  return useMemo(
    () => ({
      of: (id) => {
        const { key = id, title = '', found = NO_CHOICE } = known.get(id) ?? {}
        return choiceOf(kept.get(key), title, found)
      },
      change,
      changeAll,
    }),
    [kept, known, change, changeAll],
  )
}

function choiceOf(kept: KeptSheetChoice | undefined, title: string, found: SheetChoice): SheetChoice {
  return kept !== undefined && (kept.isOfPage || kept.title === title) ? kept.choice : found
}
