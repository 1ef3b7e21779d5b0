import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { FocusedAlert } from '#web/ui/conflict/focused-alert.tsx'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { useDaysText } from '#web/entities/carte/use-days-text.ts'
import { useCreatePeriod, useRewritePeriod } from '../sales-api.ts'
import { recordedOn, salesByKind } from '../recorded-sales.ts'
import type { useQuantities } from './use-quantities.ts'

export interface GonePeriodProps extends Pick<ReturnType<typeof useQuantities>, 'values' | 'autosave'> {
  carte: CarteSales
  detail: SalesPeriodDetail
  onGone: (period: SalesPeriod) => void
  onCreated: (period: SalesPeriod) => void
}

/** Another window has deleted the period that is typed in: it can be made again with all that is on the screen. */
export function GonePeriod({ carte, detail, values, autosave, onGone, onCreated }: GonePeriodProps) {
  const t = useTranslations('sales')
  const sentence = useFailureSentence()
  const daysText = useDaysText()
  const creation = useCreatePeriod()
  const rewriting = useRewritePeriod(carte)
  const found = useEffectEvent(() => onGone(detail))
  useEffect(() => found(), [])

  const { firstDay, lastDay, fileName } = detail
  const { there, gone } = recordedOn(carte, values)
  const period = { id: carte.id, firstDay, lastDay, fileName, ...salesByKind(there, carte.menus) }
  const answers = {
    onSuccess: (made: SalesPeriod) => {
      autosave.discard(Object.keys(autosave.unsaved))
      onCreated(made)
    },
  }
  const create = () => creation.mutate(period, answers)
  const busy = creation.isPending || rewriting.isPending
  const failure = rewriting.error ?? (creation.madeBefore === null ? creation.error : null)
  return (
    <>
      <FocusedAlert unlessTyping>
        {t('entry.gone')} {gone > 0 && t('entry.goneDishes', { count: gone })}{' '}
        <Button size="compact-sm" variant="default" onClick={create} disabled={busy}>
          {t('entry.createAgain')}
        </Button>
      </FocusedAlert>
      <MadeBeforeNotice
        creation={creation}
        nameOf={daysText}
        busy={busy}
        onCorrect={(made) => rewriting.mutate({ made, period }, answers)}
        onAnother={create}
      />
      {failure !== null && <ErrorBanner text={sentence(t('period.createFailed'), failure)} />}
    </>
  )
}
