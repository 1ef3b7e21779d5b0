import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ChangedRows } from '#domain/simulation/changed-rows.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { FirstRows } from '#web/ui/first-rows.tsx'

/** The old and the new portions and price of each sheet that changes. */
export function ChangedSheets({ sheets }: Pick<ChangedRows, 'sheets'>) {
  const t = useTranslations('simulation')
  const format = useFormat()
  const price = useSellingPriceText()
  return (
    <div>
      <Text fw={600}>{t('apply.sheets', { count: sheets.length })}</Text>
      <FirstRows
        rows={sheets}
        keyOf={({ after }) => after.id}
        moreLabel={(count) => t('apply.others', { count })}
      >
        {({ before, after }) => (
          <>
            {after.title}
            {before.portions !== after.portions &&
              ` · ${t('table.portions', { before: format.quantity(before.portions), after: format.quantity(after.portions) })}`}
            {before.sellingPriceHt !== after.sellingPriceHt &&
              ` · ${t('apply.price', { before: price(before.sellingPriceHt), after: price(after.sellingPriceHt) })}`}
          </>
        )}
      </FirstRows>
      <Text size="sm" mt={4}>
        {t('apply.byHand')}
      </Text>
    </div>
  )
}
