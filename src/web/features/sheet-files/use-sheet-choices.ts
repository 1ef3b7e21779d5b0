import { useMemo, useState } from 'react'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'

/** What the user decided of a found sheet; null stays as it was found. */
export interface SheetChoice {
  leftOut: boolean
  title: string | null
  category: SheetCategory | null
}

export interface SheetChoices {
  of: (id: string) => SheetChoice
  change: (id: string, part: Partial<SheetChoice>) => void
}

const NONE: SheetChoice = { leftOut: false, title: null, category: null }

/** The user's choices by the ids of the sheets: they hold after another reading of the same files. */
export function useSheetChoices(): SheetChoices {
  const [choices, setChoices] = useState<ReadonlyMap<string, SheetChoice>>(new Map())
  return useMemo(
    () => ({
      of: (id) => choices.get(id) ?? NONE,
      change: (id, part) =>
        setChoices((before) => new Map(before).set(id, { ...NONE, ...before.get(id), ...part })),
    }),
    [choices],
  )
}
