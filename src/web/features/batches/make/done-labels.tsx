import { Button, Group, Stack } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Batch } from '#contract/batch-shapes.ts'
import { MAX_LABELS } from '#domain/batches/batch.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormModal } from '#web/ui/form-modal.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { batchQuery } from '../batches-api.ts'
import { FirstPlace } from '../label/first-place.tsx'
import { ShortenedNote } from '../label/shortened-note.tsx'
import { useBatchWords } from '../use-batch-words.ts'
import classes from './done-labels.module.css'
import { useLabelFormat } from './label-settings.ts'
import { usePrintLabels } from './use-print-labels.ts'

export interface DoneLabelsProps {
  /** Batches that were made for a day, in the order of its plan. */
  batchIds: readonly string[]
}

/** 'Étiquettes de ce qui est fait': the labels of all that is ticked, handed over at once. */
export function DoneLabels({ batchIds }: DoneLabelsProps) {
  const t = useTranslations('batches.make')
  const [opened, setOpened] = useState(false)
  if (batchIds.length === 0) return null
  return (
    <>
      <Button variant="default" w="fit-content" onClick={() => setOpened(true)}>
        {t('ofDone', { count: batchIds.length })}
      </Button>
      <FormModal opened={opened} onClose={() => setOpened(false)} title={t('ofDoneTitle')} size="lg">
        {({ onDone }) => <LabelsOfBatches batchIds={batchIds} onDone={onDone} />}
      </FormModal>
    </>
  )
}

function LabelsOfBatches({ batchIds, onDone }: DoneLabelsProps & { onDone: () => void }) {
  const t = useTranslations('batches.make')
  const failure = useTranslations('batches.failure')
  const words = useBatchWords()
  const format = useLabelFormat()
  const labels = usePrintLabels()
  const [typed, setTyped] = useState<ReadonlyMap<string, number | null>>(new Map())
  const queries = useQueries({ queries: batchIds.map((id) => batchQuery(id)) })
  if (queries.some(({ isError }) => isError)) return <ErrorBanner text={failure('load')} />
  const batches = queries.flatMap(({ data }) => data ?? [])
  if (batches.length < batchIds.length) return <TableSkeleton rows={batchIds.length} />
  // Those that have labels from their making are not printed again unless that is typed.
  const countOf = ({ id, labels: printed }: Batch) =>
    typed.has(id) ? (typed.get(id) ?? 0) : printed > 0 ? 0 : 1
  const counted = batches.map((batch) => ({ batch, count: countOf(batch) })).filter(({ count }) => count > 0)
  const sum = counted.reduce((all, { count }) => all + count, 0)
  const hand = (by: 'print' | 'file') => {
    labels.hand(counted, by)
    onDone()
  }
  return (
    <Stack gap="md">
      <ul className={classes.batches}>
        {batches.map((batch) => (
          <li key={batch.id}>
            <span>
              {batch.name}
              <span className={classes.note}>
                {[words.quantity(batch), batch.lot, words.keeps(batch)].filter(Boolean).join(' · ')}
              </span>
              {batch.labels > 0 && (
                <span className={classes.note}>{t('printedBefore', { count: batch.labels })}</span>
              )}
            </span>
            <NumberField
              decimals={0}
              max={MAX_LABELS}
              aria-label={t('labelsOf', { name: batch.name })}
              value={typed.has(batch.id) ? (typed.get(batch.id) ?? null) : countOf(batch)}
              onChange={(count) => setTyped((before) => new Map(before).set(batch.id, count))}
            />
          </li>
        ))}
      </ul>
      {counted.map(({ batch }) => (
        <ShortenedNote key={batch.id} label={batch} named />
      ))}
      <FirstPlace format={format} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" h={44} disabled={sum === 0} onClick={() => hand('file')}>
          {t('asPdf')}
        </Button>
        <Button h={44} disabled={sum === 0} onClick={() => hand('print')}>
          {t('again', { count: sum })}
        </Button>
      </Group>
    </Stack>
  )
}
