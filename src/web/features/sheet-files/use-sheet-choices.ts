import { useCallback, useMemo, useState } from 'react'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'

/** What the user decided of a found sheet; null stays as it was found. */
export interface SheetChoice {
  leftOut: boolean
  title: string | null
  category: SheetCategory | null
  portions: number | null
  vat: VatRate | null
  /** Whether it replaces the sheet of the account that it is. */
  replaces: boolean | null
}

export interface SheetChoices {
  of: (id: string) => SheetChoice
  change: (id: string, part: Partial<SheetChoice>) => void
  changeAll: (ids: readonly string[], part: Partial<SheetChoice>) => void
}

const NONE: SheetChoice = {
  leftOut: false,
  title: null,
  category: null,
  portions: null,
  vat: null,
  replaces: null,
}

/** The user's choices by the ids of the sheets: they hold after another reading of the same files. */
export function useSheetChoices(): SheetChoices {
  const [choices, setChoices] = useState<ReadonlyMap<string, SheetChoice>>(new Map())
  const changeAll = useCallback(
    (ids: readonly string[], part: Partial<SheetChoice>) =>
      setChoices((before) => {
        const after = new Map(before)
        for (const id of ids) after.set(id, { ...NONE, ...before.get(id), ...part })
        return after
      }),
    [],
  )
  const change = useCallback((id: string, part: Partial<SheetChoice>) => changeAll([id], part), [changeAll])
  return useMemo(
    () => ({ of: (id) => choices.get(id) ?? NONE, change, changeAll }),
    [choices, change, changeAll],
  )
}
