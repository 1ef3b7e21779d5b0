import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Fold } from '#web/ui/fold.tsx'
import type { CarteMenus } from '../sold-menus/spread-menus.ts'
import type { Judgement, Thresholds } from './sold-dishes.ts'
import { useEstimates } from './use-estimates.ts'

export interface MethodProps {
  judgement: Judgement
  thresholds: Thresholds
  gammes: CarteSales['gammes']
  menus: CarteMenus
  days: Pick<SalesPeriodDetail, 'fileName'>
  /** When the period was closed; null while it is open. */
  closedAt: string | null
}

/** 'Comment c’est calculé': where the sales come from, and by which methods dishes, menus and prices are judged. */
export function Method({ judgement, thresholds, gammes, menus, days, closedAt }: MethodProps) {
  const t = useTranslations('sales')
  const format = useFormat()
  const estimates = useEstimates()
  const popular = Math.ceil(thresholds.share * judgement.sold - 1e-9)
  const hasLeft = gammes.some(({ dishes }) => dishes.some(({ leftAt }) => leftAt !== undefined))
  const texts = [
    [
      days.fileName === null ? `${t('period.typed')}.` : `${t('period.file', { name: days.fileName })}.`,
      closedAt === null ? t('analysis.today') : t('analysis.closed', { date: format.dateLong(closedAt) }),
    ],
    [
      t('analysis.method'),
      t('analysis.popularFrom', {
        portions: estimates.portions(popular, judgement.estimated, 3),
        share: format.percent(thresholds.share * 100),
      }),
    ],
    [t('actions.method')],
    [menus.readings.some(({ quantity }) => quantity !== null) && t('menus.method')],
    [t('omnes.lead')],
    [hasLeft && t('departed.kept')],
  ]
  return (
    <Fold summary={t('analysis.how')} printed>
      {() => (
        <Stack gap="xs">
          {texts.map((sentences, index) => {
            const text = sentences.filter((sentence) => sentence !== false).join(' ')
            return (
              text !== '' && (
                <Text key={index} size="sm" c="dimmed" maw="46rem">
                  {text}
                </Text>
              )
            )
          })}
        </Stack>
      )}
    </Fold>
  )
}
