import type { FoundTab } from '../sheet/found-tab.ts'
import type { ReadFile } from '../sheet/read-file.ts'
import { chooseTitles } from './choose-titles.ts'
import type { FoundSheet } from './found-sheet.ts'
import { joinTables } from './join-tables.ts'
import { judgeSheet } from './judge-sheet.ts'
import { linkPreparations } from './preparations.ts'
import { unlikePrices } from './unlike-prices.ts'

/** What an import holds: its sheets, each with its verdict, and what each tab is. */
export interface FoundSheets {
  sheets: FoundSheet[]
  tabs: FoundTab[]
}

/** The sheets of files that were read one by one. */
export function joinFiles(files: readonly ReadFile[]): FoundSheets {
  const dishes = files.flatMap((file) => file.dishes)
  const products = files.flatMap((file) => file.products)
  const drafts = joinTables(
    chooseTitles(
      files.flatMap((file) => file.drafts),
      files.map(({ name }) => name),
      dishes,
    ),
    products,
    dishes,
  )
  return {
    sheets: linkPreparations(unlikePrices(drafts).map(judgeSheet)),
    tabs: files.flatMap(({ tabs }) => tabs),
  }
}
