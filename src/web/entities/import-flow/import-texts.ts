import { createContext, use } from 'react'
import { useTranslations } from 'use-intl'

/** The texts of imports on this flow; each has the keys of the first one that its own steps show. */
export type ImportArea = 'priceList' | 'till'

export const ImportAreaContext = createContext<ImportArea>('priceList')

/** The texts of the import that is shown, and those whose keys its own types name. */
export function useImportTexts() {
  const t = useTranslations(use(ImportAreaContext) as 'priceList')
  const tableFile = useTranslations('tableFile')
  // Each import has a text for each of its roles and reasons, which `satisfies` in its messages checks.
  return {
    t,
    /** What every file with a table has in common. */
    tableFile,
    roleText: (role: string) => t(`columns.roles.${role as 'name'}`),
    doubtText: (reason: string) => t(`doubts.${reason as 'name-cut'}`),
    skipText: (reason: string) => t(`skips.${reason as 'remark'}`),
    kindText: (view: string) => t(`differences.kinds.${view as 'new'}`),
    hintText: (view: string) => t(`differences.hints.${view as 'new'}`),
    refusalText: (refusal: string) => {
      const shared = `refused.${refusal as 'unreadable'}` as const
      return tableFile.has(shared) ? tableFile(shared) : t(`refused.${refusal as 'no-rows'}`)
    },
  }
}
