import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useClosing } from '../sales-api.ts'
import { RecomputedText } from './recomputed-text.tsx'
import { recomputedFigures } from './recomputed-figures.ts'

export interface ClosingProps {
  /** The carte of now. */
  carte: CarteSales
  period: SalesPeriodDetail
  /** Something typed is not stored yet. */
  busy: boolean
}

type Step = 'close' | 'recompute' | 'reopen'

/** Whether a period is closed, and what can be done about it. */
export function Closing({ carte, period, busy }: ClosingProps) {
  const t = useTranslations('sales.closing')
  const format = useFormat()
  const sentence = useFailureSentence()
  const { close, reopen } = useClosing(carte.id)
  const [step, setStep] = useState<Step | null>(null)
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE'))
  const { closedAt, lastDay, dishes, menus } = period
  const recomputed = recomputedFigures(carte, period)
  const mutation = step === 'reopen' ? reopen : close
  const leave = () => {
    setStep(null)
    close.reset()
    reopen.reset()
  }
  if (closedAt === null && dishes + menus === 0) return null
  const button = (name: Step) => (
    <DemoLock>
      <Button size="compact-md" variant="default" flex="none" disabled={busy} onClick={() => setStep(name)}>
        {t(name)}
      </Button>
    </DemoLock>
  )
  return (
    <Group gap="8px 12px" wrap={closedAt === null ? 'nowrap' : 'wrap'} data-print="hidden">
      {closedAt === null ? (
        <>
          {lastDay < today && <Text size="sm">{t('ended')}</Text>}
          {button('close')}
        </>
      ) : (
        <>
          <Text size="sm">{t('closedAt', { date: format.dateLong(closedAt) })}</Text>
          {button('recompute')}
          {button('reopen')}
        </>
      )}
      {step !== null && (
        <ConfirmModal
          opened
          title={t(`${step}Title`)}
          confirmLabel={t(step)}
          busy={mutation.isPending}
          error={mutation.error === null ? undefined : sentence(t('failed'), mutation.error)}
          onConfirm={() =>
            mutation.mutate(
              { id: carte.id, periodId: period.id, version: period.version },
              {
                onSuccess: () => {
                  // Whether a period is closed is shown in this line.
                  if (step === 'recompute') notifySuccess(t('recomputed'))
                  leave()
                },
              },
            )
          }
          onCancel={leave}
        >
          {step === 'close' && t('closeBody')}
          {step === 'recompute' && recomputed !== null && <RecomputedText recomputed={recomputed} />}
          {step === 'reopen' &&
            t('reopenBody', {
              gone: recomputed === null ? 0 : recomputed.gone.dishes + recomputed.gone.menus,
            })}
        </ConfirmModal>
      )}
    </Group>
  )
}
