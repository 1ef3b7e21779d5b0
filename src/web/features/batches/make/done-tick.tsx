import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Batch } from '#contract/batch-shapes.ts'
import { keepsThrough, keepsUntil } from '#domain/batches/use-by.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { client } from '#web/lib/query/api.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { FormModal } from '#web/ui/form-modal.tsx'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import { useBatchStored, useCloseBatch } from '../batches-api.ts'
import { useLabelSettings } from './label-settings.ts'
import type { LabelledSource } from './labelled-source.ts'
import { MakeForm } from './make-form.tsx'

export interface DoneTickProps {
  /** What is made, and how much of it. */
  of: LabelledSource & { id: { techSheetId: string } }
  done: boolean
  /** Of what is done; null where it was noted as none. */
  batchId: string | null
  /** Reads whether another window has ticked it meanwhile, and who. */
  readDone: () => Promise<{ by: string } | null>
  busy: boolean
  onMade: (made: { by: string; batchId: string }) => void
  /** Takes back that it was made. */
  onTakenBack: () => void
}

const MINUTE_MS = 60_000

/**
 * Ticks that something was made, which is a batch of it. Where the sheet says how long it keeps and this device knows who
 * makes batches here, that is one press, which can be taken back; otherwise it is asked, and so it is where what is made
 * now does not keep through the days that it is for.
 */
export function DoneTick({ of, done, batchId, readDone, busy, onMade, onTakenBack }: DoneTickProps) {
  const t = useTranslations('batches.make')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const [{ initials }] = useLabelSettings()
  const [open, setOpen] = useState(false)
  const [reading, setReading] = useState(false)
  const stored = useBatchStored()
  const creation = useCreateOnce(client.batches.create, {
    onSuccess: stored,
    // What failed may be sent again later, with another quantity.
    intentionOf: (batch) => JSON.stringify(batch),
  })
  const close = useCloseBatch()
  const hours = of.keeps.made

  const throwAway = ({ id, version }: Batch) =>
    close.mutate(
      { id, version, as: 'thrown', reason: t('tickedByMistake'), costHt: 0 },
      { onError: (failure) => notifyFailure(sentence(t('notTakenBack'), failure)) },
    )
  const untick = () => {
    onTakenBack()
    if (batchId === null) return
    notifyUndo(t('lotStays', { name: of.name }), t('throwLot'), () => {
      client.batches.get({ id: batchId }).then(throwAway, (failure: unknown) => {
        notifyFailure(sentence(t('notTakenBack'), failure))
      })
    })
  }
  const notDone = (failure: unknown) => notifyFailure(sentence(t('failed'), failure))
  const reportDone = (other: { by: string } | null) => {
    if (other !== null) notifySuccess(t('doneMeanwhile', { name: of.name, initials: other.by }))
  }
  const make = (by: string, keeps: number) => {
    // By the minute: the second click of a double click asks for the same.
    const minute = new Date(Math.floor(serverClock.now() / MINUTE_MS) * MINUTE_MS).toISOString()
    creation.mutate(
      {
        ...of.id,
        kind: 'made',
        useBy: keepsUntil(minute, keeps),
        quantity: of.quantity,
        unit: of.quantity === null ? null : of.unit,
        initials: by,
        labels: 0,
        ...(of.forDay !== undefined && { forDay: of.forDay }),
      },
      {
        onSuccess: (batch) => {
          onMade({ by, batchId: batch.id })
          notifyUndo(t('made', { name: batch.name, lot: batch.lot }), common('undo'), () => {
            onTakenBack()
            throwAway(batch)
          })
        },
        onError: (failure) => {
          if (codeOf(failure) === 'DONE_ALREADY') readDone().then(reportDone, notDone)
          else notDone(failure)
        },
      },
    )
  }
  const tick = (checked: boolean) => {
    if (refusedInDemo()) return
    if (!checked) untick()
    else {
      setReading(true)
      readDone()
        .then(tickUnless, notDone)
        .finally(() => setReading(false))
    }
  }
  const tickUnless = (other: { by: string } | null) => {
    reportDone(other)
    if (other !== null) return
    const useBy =
      hours !== null && hours > 0 ? keepsUntil(new Date(serverClock.now()).toISOString(), hours) : null
    const early = useBy !== null && of.lastDay !== undefined && !keepsThrough(of.lastDay, useBy)
    if (hours !== null && hours > 0 && initials !== '' && !early) make(initials, hours)
    else setOpen(true)
  }
  return (
    <>
      <Checkbox
        size="md"
        p={10}
        aria-label={t('done', { name: of.name })}
        checked={done || reading || creation.isPending}
        disabled={busy || reading || creation.isPending}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      />
      <FormModal
        opened={open}
        onClose={() => setOpen(false)}
        title={t('doneTitle', { name: of.name })}
        size="lg"
      >
        {(form) => <MakeForm of={of} onMade={(batch, by) => onMade({ by, batchId: batch.id })} {...form} />}
      </FormModal>
    </>
  )
}
