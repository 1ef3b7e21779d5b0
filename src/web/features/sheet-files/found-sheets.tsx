import { Stack } from '@mantine/core'
import { useState } from 'react'
import { FoundList } from './list/found-list.tsx'
import { ImportSummary } from './list/import-summary.tsx'
import { VerdictFilter } from './list/verdict-filter.tsx'
import type { Overview } from './reading/overview.ts'
import type { OpenedPart } from './sheet-import-page.tsx'
import { FoundSheetView } from './sheet/found-sheet-view.tsx'
import { UnreadTabView } from './sheet/unread-tab-view.tsx'
import type { SheetFilesControl } from './use-sheet-files.ts'
import { useSheetChoices } from './use-sheet-choices.ts'
import { foundItems, isInView, tabId } from './verdict.ts'
import type { View } from './verdict.ts'

export interface FoundSheetsProps {
  control: SheetFilesControl
  overview: Overview
  opened: OpenedPart
  onOpen: (opened: OpenedPart) => void
}

/** What was found in the files: all of it as a list, or one sheet beside its cells. */
export function FoundSheets({ control, overview, opened, onOpen }: FoundSheetsProps) {
  const choices = useSheetChoices()
  const [view, setView] = useState<View>('all')
  const items = foundItems(overview)
  const shown = items.filter((item) => isInView(item, view, choices))
  const sheets = shown.flatMap((item) => ('sheet' in item ? [item.sheet] : []))
  // A tab that was read at last is shown as its sheet.
  const sheet = overview.sheets.find(
    (one) => one.id === opened.sheet || (opened.sheet === undefined && tabId(one) === opened.tab),
  )
  const tab = overview.unread.find((unread) => tabId(unread) === opened.tab)
  const back = () => onOpen({})

  if (sheet !== undefined)
    return (
      <FoundSheetView
        key={sheet.id}
        control={control}
        summary={sheet}
        among={sheets.some(({ id }) => id === sheet.id) ? sheets : overview.sheets}
        choices={choices}
        onOpen={(id) => onOpen({ sheet: id })}
        onBack={back}
      />
    )
  if (tab !== undefined)
    return <UnreadTabView key={opened.tab} control={control} unread={tab} onBack={back} />
  return (
    <Stack gap="md">
      <ImportSummary control={control} overview={overview} />
      <VerdictFilter items={items} choices={choices} view={view} onView={setView} />
      <FoundList items={shown} names={control.files.names} choices={choices} onOpen={onOpen} />
    </Stack>
  )
}
