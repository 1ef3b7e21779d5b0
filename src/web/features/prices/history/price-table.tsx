import { ScrollArea, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PriceStep } from '#contract/prices.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import classes from '#web/ui/table/figures-table.module.css'

/** Every price in words, the newest first. */
export function PriceTable({ id, history }: { id: string; history: readonly PriceStep[] }) {
  const t = useTranslations('prices')
  const texts = usePriceTexts()
  return (
    <ScrollArea.Autosize
      mah={320}
      id={id}
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('table.label') }}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('table.when')}</th>
            <th scope="col">{t('table.price')}</th>
          </tr>
        </thead>
        <tbody>
          {history.map((step) => {
            const difference = texts.difference(step.oldPriceHt, step.newPriceHt)
            return (
              <tr key={step.id} data-undone={step.undoneAt !== null || undefined}>
                <td>
                  {texts.moment(step.at)}
                  <Text c="dimmed" fz="xs">
                    {texts.source(step)}
                    {step.undoneAt !== null && ` · ${t('undone')}`}
                  </Text>
                </td>
                <td>
                  {texts.unitPrice(step.newPriceHt, step.unit)}
                  {difference !== undefined && (
                    <Text c="dimmed" fz="xs">
                      {difference}
                    </Text>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollArea.Autosize>
  )
}
