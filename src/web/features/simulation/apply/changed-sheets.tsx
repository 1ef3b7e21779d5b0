import { List, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ChangedRows } from '#domain/simulation/changed-rows.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MOST_NAMED } from './most-named.ts'

/** The old and the new portions and price of each sheet that changes. */
export function ChangedSheets({ sheets }: Pick<ChangedRows, 'sheets'>) {
  const t = useTranslations('simulation')
  const format = useFormat()
  const prices = usePriceTexts()
  const price = (value: number | null) => (value === null ? t('table.notSold') : prices.price(value))
  const others = sheets.length - MOST_NAMED
  return (
    <div>
      <Text fw={600}>{t('apply.sheets', { count: sheets.length })}</Text>
      <List size="sm" mt={4}>
        {sheets.slice(0, MOST_NAMED).map(({ before, after }) => (
          <List.Item key={after.id}>
            {after.title}
            {before.portions !== after.portions &&
              ` · ${t('table.portions', { before: format.quantity(before.portions), after: format.quantity(after.portions) })}`}
            {before.sellingPriceHt !== after.sellingPriceHt &&
              ` · ${t('apply.price', { before: price(before.sellingPriceHt), after: price(after.sellingPriceHt) })}`}
          </List.Item>
        ))}
        {others > 0 && <List.Item>{t('apply.others', { count: others })}</List.Item>}
      </List>
      <Text size="sm" mt={4}>
        {t('apply.byHand')}
      </Text>
    </div>
  )
}
