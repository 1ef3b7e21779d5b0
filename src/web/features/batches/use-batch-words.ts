import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { BatchSummary } from '#contract/batch-shapes.ts'
import { type Due, dueOf } from '#domain/batches/use-by.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { batchText, houseTime, weekday } from './house-words.ts'

/** The words of a batch on every page. */
export function useBatchWords() {
  const t = useTranslations('batches')
  const counted = useTranslations('trade.counted')
  const language = useLocale()
  const [now] = useState(() => new Date(serverClock.now()))
  return useMemo(() => {
    const moment = (instant: string) => {
      const time = houseTime(instant, language)
      const day = weekday(instant, now, language)
      return time === null ? day : t('dayAndTime', { day, time })
    }
    return {
      moment,
      due: ({ state, useBy }: Pick<BatchSummary, 'state' | 'useBy'>): Due =>
        state === 'kept' ? dueOf(useBy, now) : 'later',
      /** 'À utiliser aujourd’hui, jusqu’à 14:30': until when it keeps, in words that say what is late. */
      keeps: ({ state, useBy }: Pick<BatchSummary, 'state' | 'useBy'>) => {
        const due = state === 'kept' ? dueOf(useBy, now) : 'later'
        if (due === 'today') return t('due.today', { time: houseTime(useBy, language) ?? 'none' })
        return t(`due.${due}`, { moment: moment(useBy) })
      },
      /** '3,5 kg'; empty where it is not known. */
      quantity: ({ quantity, unit }: Pick<BatchSummary, 'quantity' | 'unit'>) => {
        if (quantity === null || unit === null) return ''
        const { amount, unit: readIn, count } = batchText(quantity, unit, language)
        return `${amount}\u00a0${counted(readIn, { count })}`
      },
      made: ({ kind, madeAt }: Pick<BatchSummary, 'kind' | 'madeAt'>) =>
        t(`made.${kind}`, { moment: moment(madeAt) }),
    }
  }, [t, counted, language, now])
}
