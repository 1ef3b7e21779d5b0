import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Settings } from '#contract/account.ts'
import type { Redacted } from '#contract/money.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { combineQueries, type ReadOf } from '#web/lib/query/combine-queries.ts'
import { useRedactedSettings } from '#web/lib/session/use-account.ts'
import { useWholeQuery } from '#web/lib/session/use-role.ts'
import { sheetQuery } from './sheets-api.ts'

export interface SheetWithSettings {
  sheet: TechSheet
  settings: Settings
}

/** A sheet and how the account costs it, for pages of roles that are shown money: they show neither without the other. */
export function useSheetWithSettings(id: string): ReadOf<SheetWithSettings> {
  return useWholeQuery<SheetWithSettings>(useRedactedSheetWithSettings(id))
}

/** The same for every reader: null in the place of money to a role that is shown none. */
export function useRedactedSheetWithSettings(id: string): ReadOf<Redacted<SheetWithSettings>> {
  const { data, ...state } = combineQueries(useQuery(sheetQuery(id)), useRedactedSettings())
  const sheet = data?.[0]
  const settings = data?.[1]
  return {
    ...state,
    data: useMemo(() => (sheet && settings ? { sheet, settings } : undefined), [sheet, settings]),
  }
}
