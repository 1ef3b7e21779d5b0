import { Button, Stack } from '@mantine/core'
import { useCallback, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { ColumnsCorrection } from '../correction/columns-correction.tsx'
import { TabPictureView } from '../picture/tab-picture.tsx'
import type { SheetSummary } from '../reading/overview.ts'
import type { SheetDetail } from '../reading/sheet-reader.ts'
import { useAnswer } from '../use-answer.ts'
import { isAnswered } from '../answers/answered-sheets.ts'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import type { SheetFilesControl } from '../use-sheet-files.ts'
import classes from './found-sheet-view.module.css'
import { ReasonList } from './reason-list.tsx'
import { SheetFigures, SheetTexts } from './sheet-figures.tsx'
import { SheetHead, SheetSteps } from './sheet-head.tsx'
import { SheetLines } from './sheet-lines.tsx'
import { useFigureSelection } from './use-figure-selection.ts'

export interface FoundSheetViewProps {
  control: SheetFilesControl
  summary: SheetSummary
  /** The sheets that the arrows lead through. */
  among: readonly SheetSummary[]
  choices: SheetChoices
  onOpen: (id: string) => void
  onBack: () => void
}

/** A found sheet beside the cells that it was read from. */
export function FoundSheetView({ control, summary, among, choices, onOpen, onBack }: FoundSheetViewProps) {
  const t = useTranslations('sheetFiles.sheet')
  const { id } = summary
  const answer = useAnswer(
    control,
    useCallback((reader) => reader.call('sheet', id), [id]),
  )
  return (
    <Stack gap="md">
      <SheetSteps id={id} among={among} onOpen={onOpen} onBack={onBack} />
      {answer.state === 'waiting' && <FormSkeleton />}
      {(answer.state === 'failed' || (answer.state === 'known' && answer.value === null)) && (
        <ErrorBanner text={t('failed')} />
      )}
      {answer.state === 'known' && answer.value !== null && (
        <SheetBesideCells control={control} detail={answer.value} summary={summary} choices={choices} />
      )}
    </Stack>
  )
}

interface SheetBesideCellsProps {
  control: SheetFilesControl
  detail: SheetDetail
  summary: SheetSummary
  choices: SheetChoices
}

function SheetBesideCells({ control, detail, summary, choices }: SheetBesideCellsProps) {
  const t = useTranslations('sheetFiles.correction')
  const { sheet, reasons, marks } = detail
  const { added = [] } = summary
  const choice = choices.of(summary.id)
  const figures = useRef<HTMLDivElement>(null)
  const selection = useFigureSelection(marks, figures)
  const [correcting, setCorrecting] = useState(false)
  const own = { file: sheet.file, tab: sheet.title.cell.tab }
  const { place } = selection
  const shown = place === null ? own : { file: place.file, tab: place.tab }
  const isOwn = shown.file === own.file && shown.tab === own.tab
  const titleOf = (at: number) => control.files.overview?.sheets[at]?.title ?? ''
  const columns = sheet.columns

  return (
    <>
      {correcting && columns !== null && (
        <ColumnsCorrection
          control={control}
          place={own}
          read={columns}
          onClose={() => setCorrecting(false)}
        />
      )}
      <div className={classes.both}>
        <div className={classes.head}>
          <SheetHead summary={summary} choices={choices} />
          <ReasonList
            verdict={summary.verdict}
            reasons={[...reasons.filter((reason) => !isAnswered(reason, choice, summary)), ...added]}
            selection={selection}
          />
        </div>
        <div className={classes.picture}>
          <TabPictureView
            key={`${String(shown.file)}-${String(shown.tab)}`}
            control={control}
            place={shown}
            marks={marks}
            active={place ?? marks[0]?.place ?? null}
            turn={selection.turn}
            onActive={selection.choosePlace}
            onEnter={selection.enter}
            onOwnTab={isOwn ? undefined : () => selection.chooseFigure('title')}
          >
            {columns !== null && isOwn && !correcting && (
              <Button variant="default" size="compact-sm" onClick={() => setCorrecting(true)}>
                {t('open')}
              </Button>
            )}
          </TabPictureView>
        </div>
        <div className={classes.figures} ref={figures}>
          <SheetFigures sheet={sheet} selection={selection} />
          <SheetLines sheet={sheet} reasons={reasons} titleOf={titleOf} selection={selection} />
          <SheetTexts sheet={sheet} selection={selection} />
        </div>
      </div>
    </>
  )
}
