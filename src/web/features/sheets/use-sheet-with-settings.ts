import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TechSheet } from '#contract/sheets.ts'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { costSettingsQuery, sheetQuery } from './sheets-api.ts'
import type { CostSettings } from './sheet-view.ts'

export interface SheetWithSettings {
  sheet: TechSheet
  settings: CostSettings
}

/** A sheet and how the account costs it: a page shows neither without the other. */
export function useSheetWithSettings(id: string) {
  const { data, ...state } = combineQueries(useQuery(sheetQuery(id)), useQuery(costSettingsQuery()))
  const sheet = data?.[0]
  const settings = data?.[1]
  return {
    ...state,
    data: useMemo(() => (sheet && settings ? { sheet, settings } : undefined), [sheet, settings]),
  }
}
