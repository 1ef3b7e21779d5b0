import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PriceStep } from '#contract/prices.ts'
import { useByPerson } from '#web/entities/house/use-by-person.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import classes from './price-table.module.css'

/** Every price in words, the newest first. */
export function PriceTable({ history }: { history: readonly PriceStep[] }) {
  const t = useTranslations('prices')
  return (
    <ShortTable
      label={t('table.label')}
      columns={usePriceColumns()}
      keyOf={({ id }) => id}
      rows={history}
      maxHeight="20rem"
      className={classes.table}
    />
  )
}

function usePriceColumns(): Column<PriceStep>[] {
  const t = useTranslations('prices')
  const texts = usePriceTexts()
  const by = useByPerson()
  return [
    {
      key: 'when',
      head: t('table.when'),
      namesRow: true,
      cell: (step) => (
        <>
          {texts.moment(step.at)}
          <Text c="dimmed" fz="xs">
            {[texts.source(step), by(step.personId)].filter(Boolean).join(' ')}
            {step.undoneAt !== null && ` · ${t('undone')}`}
            {step.formerProduct !== null && ` · ${t('formerProduct', { name: step.formerProduct })}`}
          </Text>
        </>
      ),
    },
    {
      key: 'price',
      head: t('table.price'),
      end: true,
      cell: ({ oldPriceHt, newPriceHt, unit }) => (
        <>
          {texts.unitPrice(newPriceHt, unit)}
          <Text c="dimmed" fz="xs">
            {texts.difference(oldPriceHt, newPriceHt)}
          </Text>
        </>
      ),
    },
  ]
}
