import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Batch } from '#contract/batch-shapes.ts'
import { keepsUntil } from '#domain/batches/use-by.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { client } from '#web/lib/query/api.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { FormModal } from '#web/ui/form-modal.tsx'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { useBatchStored, useCloseBatch } from '../batches-api.ts'
import { useLabelSettings } from './label-settings.ts'
import type { LabelledSource } from './labelled-source.ts'
import { MakeForm } from './make-form.tsx'

export interface DoneTickProps {
  /** What is made, and how much of it. */
  of: LabelledSource & { id: { techSheetId: string } }
  done: boolean
  busy: boolean
  onMade: (made: { by: string; batchId: string }) => void
  /** Takes back that it was made. */
  onTakenBack: () => void
}

const MINUTE_MS = 60_000

/**
 * Ticks that something was made, which is a batch of it. Where the sheet says how long it keeps and this device knows who
 * makes batches here, that is one press, which can be taken back; otherwise it is asked.
 */
export function DoneTick({ of, done, busy, onMade, onTakenBack }: DoneTickProps) {
  const t = useTranslations('batches.make')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const [{ initials }] = useLabelSettings()
  const [asking, setAsking] = useState(false)
  const stored = useBatchStored()
  const creation = useCreateOnce(client.batches.create, {
    onSuccess: stored,
    // What failed may be sent again later, with another quantity.
    intentionOf: (batch) => JSON.stringify(batch),
  })
  const close = useCloseBatch()
  const hours = of.keeps.made

  const takeBack = ({ id, version }: Batch) => {
    onTakenBack()
    close.mutate(
      { id, version, as: 'thrown', reason: t('tickedByMistake'), costHt: 0 },
      { onError: (failure) => notifyFailure(sentence(t('notTakenBack'), failure)) },
    )
  }
  const make = (by: string, keeps: number) => {
    // By the minute: the second click of a double click asks for the same.
    const minute = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString()
    creation.mutate(
      {
        ...of.id,
        kind: 'made',
        useBy: keepsUntil(minute, keeps),
        quantity: of.quantity,
        unit: of.quantity === null ? null : of.unit,
        initials: by,
        labels: 0,
      },
      {
        onSuccess: (batch) => {
          onMade({ by, batchId: batch.id })
          notifyUndo(t('made', { name: batch.name, lot: batch.lot }), common('undo'), () => takeBack(batch))
        },
        onError: (failure) => notifyFailure(sentence(t('failed'), failure)),
      },
    )
  }
  const tick = (checked: boolean) => {
    if (refusedInDemo()) return
    if (!checked) onTakenBack()
    else if (hours !== null && hours > 0 && initials !== '') make(initials, hours)
    else setAsking(true)
  }
  return (
    <>
      <Checkbox
        size="md"
        p={10}
        aria-label={t('done', { name: of.name })}
        checked={done || creation.isPending}
        disabled={busy || creation.isPending}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      />
      <FormModal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('doneTitle', { name: of.name })}
        size="lg"
      >
        {(form) => <MakeForm of={of} onMade={(batch, by) => onMade({ by, batchId: batch.id })} {...form} />}
      </FormModal>
    </>
  )
}
