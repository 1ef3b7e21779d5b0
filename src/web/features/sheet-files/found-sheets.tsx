import { Card, Group, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Working } from '#web/ui/table-file/working.tsx'
import { ImportBar } from './commit/import-bar.tsx'
import { useCommitImport } from './commit/use-commit-import.ts'
import { gammesOfImport } from './done/gammes-of-import.ts'
import { DoubtsSection } from './doubts/doubts-section.tsx'
import { ChooseShown } from './list/choose-shown.tsx'
import { FoundList } from './list/found-list.tsx'
import { ListNotes } from './list/list-notes.tsx'
import { ImportSummary } from './list/import-summary.tsx'
import { OtherTabs } from './list/other-tabs.tsx'
import { VerdictFilter } from './list/verdict-filter.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { NamesSection } from './names/names-section.tsx'
import { PlanSection } from './plan/plan-section.tsx'
import { withStoredCosts } from './plan/stored-costs.ts'
import { withUnchanged } from './plan/replaces.ts'
import { differingPrices } from './plan/taken-price.ts'
import { useImportedPrices } from './plan/use-imported-prices.ts'
import { useImportReview } from './plan/use-import-review.ts'
import { photosOf } from './photos/photo-tasks.ts'
import type { Overview } from './reading/overview.ts'
import type { FinishedImport, OpenedPart } from './sheet-import-page.tsx'
import { FoundSheetView } from './sheet/found-sheet-view.tsx'
import { UnreadTabView } from './sheet/unread-tab-view.tsx'
import type { SheetFilesControl } from './use-sheet-files.ts'
import { withAnswers } from './answers/answered-sheets.ts'
import { ResumedNotice } from './answers/resumed-notice.tsx'
import { useImportAnswers } from './answers/use-import-answers.ts'
import { foundItems, isInView, tabId } from './verdict.ts'
import type { View } from './verdict.ts'

export interface FoundSheetsProps {
  control: SheetFilesControl
  overview: Overview
  opened: OpenedPart
  onOpen: (opened: OpenedPart) => void
  onDone: (done: FinishedImport) => void
}

/** What was found in the files, and what importing it means: all of it on one page, or one sheet beside its cells. */
export function FoundSheets({ control, overview: found, opened, onOpen, onDone }: FoundSheetsProps) {
  const t = useTranslations('sheetImport.bar')
  const answers = useImportAnswers(found, control.files.names)
  const { choices } = answers
  const review = useImportReview(control, found, answers)
  const { draft, shownPlan } = review
  const differing = useMemo(
    () => shownPlan?.differing ?? (draft === null ? [] : differingPrices(draft)),
    [shownPlan, draft],
  )
  const imported = useImportedPrices(review)
  const overview = useMemo(
    () => withUnchanged(withStoredCosts(withAnswers(found, choices), imported), shownPlan),
    [found, choices, imported, shownPlan],
  )
  const ids = review.draft?.ids ?? []
  const commit = useCommitImport({
    onDone: (done, { sheets }) => {
      answers.forget()
      const sent = { ids, sheets }
      onDone({
        ...done,
        photos: photosOf(overview.photos, sent, done.sheets),
        gammes: gammesOfImport(overview.sheets, sent, done.sheets),
      })
    },
    onChanged: review.again,
  })
  const [view, setView] = useState<View>('all')
  const items = foundItems(overview)
  const shown = items.filter((item) => isInView(item, view, choices))
  const sheets = shown.flatMap((item) => ('sheet' in item ? [item.sheet] : []))
  const chosen = overview.sheets.filter(({ id }) => !choices.of(id).leftOut)
  const open = chosen.filter(({ unchanged }) => unchanged !== true)
  // A tab that was read at last is shown as its sheet.
  const sheet = overview.sheets.find(
    (one) => one.id === opened.sheet || (opened.sheet === undefined && tabId(one) === opened.tab),
  )
  const tab = [...overview.unread, ...overview.others].find((one) => tabId(one) === opened.tab)
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
    <>
      {commit.isPending && <Working text={t('importing')} share={null} />}
      <Stack gap="md" hidden={commit.isPending}>
        <ImportSummary
          control={control}
          overview={overview}
          hasAnswers={answers.hasAnswers}
          onAgain={() => {
            answers.forget()
            control.cancel()
          }}
        />
        {answers.resumed && <ResumedNotice onReset={answers.reset} />}
        {review.shownPlan !== null && <PlanSection planned={review.shownPlan} choices={choices} />}
        <ListNotes sheets={open} choices={choices} />
        <Fold summary={t('details')} opened={review.shortTitles > 0}>
          {() => (
            <Card>
              <Stack gap="lg">
                {review.draft !== null && (
                  <DoubtsSection
                    draft={review.draft}
                    choices={choices}
                    planned={review.shownPlan}
                    differing={differing}
                  />
                )}
                <NamesSection review={review} />
                <OtherTabs
                  tabs={overview.others}
                  names={control.files.names}
                  onOpen={(place) => onOpen({ tab: place })}
                />
              </Stack>
            </Card>
          )}
        </Fold>
        <Group justify="space-between" gap="xs">
          <ChooseShown sheets={sheets.filter(({ unchanged }) => unchanged !== true)} choices={choices} />
          <VerdictFilter items={items} choices={choices} view={view} onView={setView} />
        </Group>
        <FoundList items={shown} names={control.files.names} choices={choices} onOpen={onOpen} />
        {overview.sheets.length > 0 && (
          <ImportBar
            review={review}
            choices={choices}
            chosen={chosen.length}
            doubtful={open.filter(({ verdict }) => verdict === 'doubtful').length}
            commit={commit}
          />
        )}
      </Stack>
    </>
  )
}
