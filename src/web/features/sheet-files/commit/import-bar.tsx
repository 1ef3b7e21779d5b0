import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { OutcomeBar } from '#web/ui/table-file/outcome-bar.tsx'
import { DOUBTS_TITLE } from '../doubts/doubts-section.tsx'
import { committedInput, outcomeCounts } from '../plan/replaces.ts'
import type { ImportReview } from '../plan/use-import-review.ts'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import classes from './import-bar.module.css'
import type { useCommitImport } from './use-commit-import.ts'
import { useRefusalText } from './use-refusal-text.ts'

export interface ImportBarProps {
  review: ImportReview
  choices: SheetChoices
  /** Of the chosen sheets. */
  chosen: number
  doubtful: number
  commit: ReturnType<typeof useCommitImport>
}

/** What the import will do, in one sentence, and its button. */
export function ImportBar({ review, choices, chosen, doubtful, commit }: ImportBarProps) {
  const t = useTranslations('sheetImport.bar')
  const sentence = useFailureSentence()
  const refusal = useRefusalText()
  const { tooMuch, failure, planned, shortTitles } = review
  const demo = useDemo()
  const waits = failure === null && shortTitles === 0 && !demo
  const sent = commit.variables
  return (
    <OutcomeBar label={t('label')}>
      {commit.isError && commit.madeBefore === null && (
        <ErrorBanner text={refusal(commit.error, sent)} onClose={commit.reset} />
      )}
      {failure !== null && <ErrorBanner text={sentence(t('matchFailure'), failure)} onRetry={review.retry} />}
      <Group gap="8px 20px" wrap="nowrap" justify="space-between" className={classes.row}>
        <output>
          {tooMuch === null ? (
            <Outcome planned={planned} waits={waits} choices={choices} chosen={chosen} doubtful={doubtful} />
          ) : (
            t(`tooMuch.${tooMuch.what}`, { most: tooMuch.most })
          )}
        </output>
        <NextButton
          review={review}
          demo={demo}
          chosen={chosen}
          count={planned && countOf(planned, choices)}
          onImport={() => planned && commit.mutate(committedInput(planned, choices))}
          onKeep={(most) => choices.changeAll(review.draft?.ids.slice(most) ?? [], { leftOut: true })}
        />
      </Group>
    </OutcomeBar>
  )
}

type Planned = NonNullable<ImportReview['planned']>

function countOf(planned: Planned, choices: SheetChoices) {
  const { created, replaced, prices } = outcomeCounts(planned, choices)
  return { sheets: created + replaced, prices }
}

interface OutcomeProps extends Pick<ImportBarProps, 'choices' | 'chosen' | 'doubtful'> {
  planned: Planned | null
  /** Whether the plan comes without anything to be decided before. */
  waits: boolean
}

function Outcome({ planned, waits, choices, chosen, doubtful }: OutcomeProps) {
  const t = useTranslations('sheetImport.bar')
  if (chosen === 0) return t('none')
  if (planned === null) return waits ? t('checking') : t('chosen', { count: chosen })
  const counts = outcomeCounts(planned, choices)
  const counted = (['created', 'replaced', 'kept', 'products', 'prices'] as const).filter(
    (what) => counts[what] > 0,
  )
  const writes = counts.created + counts.replaced + counts.prices > 0
  return (
    <>
      {writes ? counted.map((what) => t(what, { count: counts[what] })).join(', ') : t('nothing')}{' '}
      {writes && doubtful > 0 && (
        <span className={classes.doubtful}>({t('doubtful', { count: doubtful })})</span>
      )}
    </>
  )
}

interface NextButtonProps {
  review: ImportReview
  demo: boolean
  chosen: number
  count: { sheets: number; prices: number } | null
  onImport: () => void
  /** Leaves out all chosen sheets but the first ones. */
  onKeep: (most: number) => void
}

/** To the first title that is too short. */
function goToTitle() {
  const title = document.getElementById(DOUBTS_TITLE)
  title?.scrollIntoView({ block: 'center' })
  const field = title?.parentElement?.querySelector<HTMLElement>('[aria-invalid=true]')
  ;(field ?? title)?.focus({ preventScroll: true })
}

/** Imports at once; only a title that is too short has to be written before. */
function NextButton({ review, demo, chosen, count, onImport, onKeep }: NextButtonProps) {
  const t = useTranslations('sheetImport.bar')
  const { shortTitles, tooMuch } = review
  if (tooMuch?.what === 'sheets')
    return (
      <Button variant="default" onClick={() => onKeep(tooMuch.most)}>
        {t('keepFirst', { most: tooMuch.most })}
      </Button>
    )
  if (demo)
    return (
      <DemoLock>
        <Button>{t('import', { count: chosen })}</Button>
      </DemoLock>
    )
  if (shortTitles > 0) return <Button onClick={goToTitle}>{t('titles', { count: shortTitles })}</Button>
  if (count !== null && count.sheets + count.prices === 0) return <span />
  return (
    <Button disabled={count === null || tooMuch !== null} onClick={onImport}>
      {t('import', { count: count === null ? chosen : count.sheets })}
    </Button>
  )
}
