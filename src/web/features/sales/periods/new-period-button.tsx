import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { useCreatePeriod, useRewritePeriod } from '../sales-api.ts'
import { DaysModal } from './days-modal.tsx'
import { monthBefore } from '#web/entities/carte/days.ts'
import { useDaysForm } from './use-days-form.ts'
import { useDaysText } from '#web/entities/carte/use-days-text.ts'

export interface NewPeriodButtonProps {
  carte: CarteSales
  onCreated: (period: SalesPeriod) => void
  button?: ComponentType<{ onClick: () => void; children: ReactNode }>
}

/** 'Nouvelle période': last month, unless other days are given. */
export function NewPeriodButton({ carte, onCreated, button: Opener = Button }: NewPeriodButtonProps) {
  const t = useTranslations('sales.period')
  const [opened, { open, close }] = useDisclosure()
  // Kept while the dialog is closed: an answer that was lost makes no second period when it is opened again.
  const creation = useCreatePeriod()
  const leave = () => {
    close()
    creation.reset()
  }
  return (
    <>
      <Opener onClick={open}>{t('new')}</Opener>
      {opened && (
        <NewPeriodModal
          carte={carte}
          creation={creation}
          onClose={leave}
          onCreated={(period) => {
            leave()
            onCreated(period)
          }}
        />
      )}
    </>
  )
}

interface NewPeriodModalProps extends Pick<NewPeriodButtonProps, 'carte' | 'onCreated'> {
  creation: ReturnType<typeof useCreatePeriod>
  onClose: () => void
}

function NewPeriodModal({ carte, creation, onCreated, onClose }: NewPeriodModalProps) {
  const t = useTranslations('sales.period')
  const sentence = useFailureSentence()
  const daysText = useDaysText()
  const rewriting = useRewritePeriod(carte)
  const [month] = useState(() => monthBefore(new Date()))
  const form = useDaysForm({ initialValues: month })
  const busy = creation.isPending || rewriting.isPending
  const failure = rewriting.error ?? (creation.madeBefore === null ? creation.error : null)

  const answers = { onSuccess: onCreated }
  const create = () => form.submit((days) => creation.mutate({ id: carte.id, ...days }, answers))
  const correct = (made: SalesPeriodDetail) =>
    form.submit((days) => rewriting.mutate({ made, period: { id: carte.id, ...days } }, answers))

  return (
    <DaysModal
      title={t('new')}
      confirmLabel={t('create')}
      form={form}
      others={carte.periods}
      notice={
        <MadeBeforeNotice
          creation={creation}
          nameOf={daysText}
          busy={busy}
          onCorrect={correct}
          onAnother={create}
        />
      }
      failure={failure === null ? undefined : sentence(t('createFailed'), failure)}
      busy={busy}
      onConfirm={create}
      onClose={onClose}
    />
  )
}
