import { useMemo } from 'react'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { readChosen, writeChosen } from '#web/entities/sheet/chosen-sheets.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'

/** The sheets that are bought for and their covers: shown at once, kept in the address a moment later. */
export function useChosen(address: string, onAddress: (text: string) => void) {
  const { shown, type } = useDebouncedFilter(address, onAddress)
  const chosen = useMemo(() => readChosen(shown), [shown])
  return {
    chosen,
    setCovers: (id: string, covers: number) =>
      type(writeChosen(chosen.map((sheet) => (sheet.sheetId === id ? { ...sheet, covers } : sheet)))),
    add: ({ id, portions }: Pick<TechSheetSummary, 'id' | 'portions'>) => {
      const others = chosen.filter(({ sheetId }) => sheetId !== id)
      if (others.length === chosen.length) type(writeChosen([...chosen, { sheetId: id, covers: portions }]))
    },
    remove: (id: string) => type(writeChosen(chosen.filter(({ sheetId }) => sheetId !== id))),
  }
}
export type Chosen = ReturnType<typeof useChosen>
