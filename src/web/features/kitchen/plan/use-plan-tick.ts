import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductionMark } from '#contract/service-shapes.ts'
import { countsFor, keepsThrough, keepsUntil } from '#domain/batches/use-by.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { isDone } from '#web/entities/plan/stations.ts'
import type { KitchenNode } from '#web/entities/plan/production-of.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import { useReadInitials } from '../marks/tick-initials.ts'
import { usePlanActs } from './plan-api.ts'

/** What has to be known before a sheet is ticked. */
export type Question =
  | { what: 'initials' }
  /** Its sheet does not say how long it keeps. */
  | { what: 'use-by' }
  /** Made now it keeps until then: not through the days that it is for, and whether it counts for the first of them. */
  | { what: 'early'; useBy: string; counts: boolean }

interface Ticked {
  day: string
  node: KitchenNode
  mark: ProductionMark | undefined
}

/** Ticks a sheet as made, which makes its batch, or takes that back; the notice undoes it. Nothing of it waits without a network. */
export function usePlanTick({ day, node, mark }: Ticked) {
  const t = useTranslations('kitchen.plan')
  const undo = useTranslations('common')('undo')
  const sentence = useFailureSentence()
  const [question, setQuestion] = useState<Question | null>(null)
  const readInitials = useReadInitials()
  const { tick, write, close } = usePlanActs()
  const { sheet, made, unit, until } = node
  const name = sheet.title
  const notTicked = (failure: unknown) => notifyFailure(sentence(t('notTicked', { name }), failure))

  const throwAway = (id: string) =>
    close.mutate(
      { id, as: 'mistaken', reason: t('mistaken') },
      { onError: (failure) => notifyFailure(sentence(t('lotNotThrown'), failure)) },
    )
  const takeBack = (onSuccess?: () => void) =>
    write.mutate(
      { day, techSheetId: sheet.id, done: null },
      { onError: notTicked, ...(onSuccess && { onSuccess }) },
    )
  const send = (useBy: string) =>
    tick.mutate(
      {
        day,
        techSheetId: sheet.id,
        initials: readInitials(),
        quantity: roundHalfAwayFromZero(made, QUANTITY_DECIMALS),
        unit,
        useBy,
      },
      {
        onError: notTicked,
        onSuccess: ({ mark: { doneBy }, batch }) => {
          if (batch === null) notifySuccess(t('doneMeanwhile', { name, initials: doneBy }))
          else
            notifyUndo(t('made', { name, lot: batch.lot }), undo, () => takeBack(() => throwAway(batch.id)))
        },
      },
    )
  const begin = () => {
    if (readInitials() === '') return setQuestion({ what: 'initials' })
    const madeAt = new Date(serverClock.now()).toISOString()
    const { keepsHours } = sheet
    if (!keepsHours) return setQuestion({ what: 'use-by' })
    const useBy = keepsUntil(madeAt, keepsHours)
    const counts = countsFor(day, { madeAt, useBy })
    if (counts && keepsThrough(until, useBy)) return send(useBy)
    setQuestion({ what: 'early', useBy, counts })
  }
  const untick = () => {
    const batchId = mark?.batchId ?? null
    takeBack(() => {
      if (batchId !== null) notifyUndo(t('lotStays', { name }), t('throwLot'), () => throwAway(batchId))
    })
  }
  const isBusy = tick.isPending || write.isPending
  return {
    question,
    isBusy,
    press: () => {
      if (isBusy || refusedInDemo()) return
      if (isDone(mark)) untick()
      else begin()
    },
    /** @param answered null closes the question; a use-by is that of the batch */
    answer: (answered: 'initials' | { useBy: string } | null) => {
      setQuestion(null)
      if (answered === 'initials') begin()
      else if (answered !== null) send(answered.useBy)
    },
  }
}
