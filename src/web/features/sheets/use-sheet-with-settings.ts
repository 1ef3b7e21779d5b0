import { useQueries } from '@tanstack/react-query'
import { costSettingsQuery, sheetQuery } from './sheets-api.ts'

/** A sheet and how the account costs it: a page shows neither without the other. */
export function useSheetWithSettings(id: string) {
  return useQueries({
    queries: [sheetQuery(id), costSettingsQuery()],
    combine: ([sheet, settings]) => ({
      data:
        sheet.data !== undefined && settings.data !== undefined
          ? { sheet: sheet.data, settings: settings.data }
          : undefined,
      error: sheet.error ?? settings.error,
      isFetching: sheet.isFetching || settings.isFetching,
      refetch: () => Promise.all([sheet.refetch(), settings.refetch()]),
    }),
  })
}
