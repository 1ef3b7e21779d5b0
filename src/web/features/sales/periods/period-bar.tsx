import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriod } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { Action } from '#web/ui/actions/action.tsx'
import { MoreMenu } from '#web/ui/actions/more-menu.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { distinctLabels } from '../distinct-labels.ts'
import { ALL_GAMMES, type SalesSearch } from '../sales-search.ts'
import { EditDays } from './edit-days.tsx'
import { NewPeriodButton } from './new-period-button.tsx'
import classes from './period-bar.module.css'
import { RemovePeriod } from './remove-period.tsx'
import { useOverlapText } from './use-overlap-text.ts'
import { usePeriodName } from './use-period-name.ts'

export interface PeriodBarProps {
  carte: CarteSales
  /** Whether periods have the sales of other cartes too. */
  several: boolean
  period: SalesPeriod
  /** The id of the gamme that is looked at; the whole carte without. */
  gamme: string | undefined
  onSearch: (change: Partial<SalesSearch>) => void
  onCreated: (period: SalesPeriod) => void
}

/** Which period and which gamme are looked at, and what can be done with the period. */
export function PeriodBar({ carte, several, period, gamme, onSearch, onCreated }: PeriodBarProps) {
  const t = useTranslations('sales')
  const phone = usePhone()
  const nameOf = usePeriodName()
  const overlapText = useOverlapText()
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const overlap = overlapText(
    carte.periods.filter(({ id }) => id !== period.id),
    period,
    carte.periods,
  )
  const gammeNames = distinctLabels(carte.gammes.map(({ nom }) => nom))
  const close = () => setDialog(null)
  const acts = (
    <>
      {period.closedAt === null && <Action onClick={() => setDialog('edit')}>{t('period.edit')}</Action>}
      <DemoLock>
        <Action onClick={() => setDialog('remove')}>{t('period.remove')}</Action>
      </DemoLock>
      <NewPeriodButton carte={carte} onCreated={onCreated} button={Action} />
    </>
  )
  return (
    <Stack gap={6} mb={18} data-print="hidden">
      <Group gap="xs" className={classes.bar}>
        <NativeSelect
          className={classes.period}
          aria-label={t('period.label')}
          value={period.id}
          data={carte.periods.map((one) => ({
            value: one.id,
            label: t('period.option', { days: nameOf(one, carte.periods), sold: one.sold + one.menusSold }),
          }))}
          onChange={(event) => onSearch({ periode: event.currentTarget.value })}
        />
        <NativeSelect
          className={classes.gamme}
          aria-label={t('gammes.label')}
          value={gamme ?? ALL_GAMMES}
          data={[
            { value: ALL_GAMMES, label: t('gammes.all') },
            ...carte.gammes.map(({ id, nom }, at) => ({ value: id, label: gammeNames[at] ?? nom })),
          ]}
          onChange={(event) => onSearch({ gamme: event.currentTarget.value })}
        />
        {phone ? <MoreMenu>{acts}</MoreMenu> : acts}
      </Group>
      {several && (
        <Text size="sm" c="dimmed">
          {t('period.ofAll')}
        </Text>
      )}
      {overlap !== null && (
        <Text size="sm" c="var(--saffron-text)">
          {overlap}
        </Text>
      )}
      {dialog === 'edit' && <EditDays carte={carte} period={period} onClose={close} />}
      {dialog === 'remove' && (
        <RemovePeriod
          carteId={carte.id}
          several={several}
          period={period}
          name={nameOf(period, carte.periods)}
          onRemoved={() => onSearch({ periode: undefined })}
          onClose={close}
        />
      )}
    </Stack>
  )
}
