import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSales, SalesPeriod } from '#contract/sales.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { useCreatePeriod } from '../sales-api.ts'
import { DaysModal } from './days-modal.tsx'
import type { Days } from './days.ts'
import { monthBefore } from './days.ts'

export interface NewPeriodButtonProps {
  carte: CarteSales
  onCreated: (period: SalesPeriod) => void
  variant?: 'filled' | 'default'
}

/** 'Nouvelle période': last month, unless other days are given. */
export function NewPeriodButton({ carte, onCreated, variant = 'filled' }: NewPeriodButtonProps) {
  const t = useTranslations('sales.period')
  // Under one id until it is there: an answer that is lost makes no second period.
  const [asked, setAsked] = useState<{ periodId: string; days: Days } | null>(null)
  const creation = useCreatePeriod()
  const close = () => {
    setAsked(null)
    creation.reset()
  }
  return (
    <>
      <Button
        variant={variant}
        onClick={() => setAsked({ periodId: newId(), days: monthBefore(new Date()) })}
      >
        {t('new')}
      </Button>
      {asked !== null && (
        <DaysModal
          title={t('new')}
          confirmLabel={t('create')}
          days={asked.days}
          others={carte.periods}
          busy={creation.isPending}
          failure={creation.error}
          failureText={t('createFailed')}
          onConfirm={(days) =>
            creation.mutate(
              { id: carte.id, periodId: asked.periodId, ...days },
              {
                onSuccess: (period) => {
                  close()
                  onCreated(period)
                },
              },
            )
          }
          onClose={close}
        />
      )}
    </>
  )
}
