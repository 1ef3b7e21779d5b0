import { Card, Stack, Title } from '@mantine/core'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import type { PurchaseSources } from '#contract/purchases.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { frozenItems, outOfCold } from '#domain/production/out-of-cold.ts'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useDayWords } from '#web/entities/plan/days.ts'
import type { PlannedProduction } from '../production/use-production.ts'
import { useAmountText } from '#web/entities/plan/use-amount-text.ts'
import classes from './orders.module.css'

export interface OrdersProps {
  list: PlannedProduction['purchases']
  suppliers: PurchaseSources['suppliers']
  /** That is bought for, 'YYYY-MM-DD'. */
  day: string
  method: WastageMethod
}

export interface OrdersColumnProps {
  production: PlannedProduction
  kitchen: PurchaseSources
  method: WastageMethod
  /** The purchase list; the route brings it. */
  Orders: ComponentType<OrdersProps>
}

/** What is taken out of the cold, and what is bought for what is still to be made. */
export function OrdersColumn({ production, kitchen, method, Orders }: OrdersColumnProps) {
  const t = useTranslations('tomorrow.orders')
  const { made, purchases } = production
  const nothing = purchases.items.length === 0 && purchases.apart.length === 0
  return (
    <Stack gap="md">
      <OutOfCold production={production} />
      {nothing ? (
        <Card>
          <p className="dimmed">{t('nothing')}</p>
        </Card>
      ) : (
        <Orders list={purchases} suppliers={kitchen.suppliers} day={made.day} method={method} />
      )}
    </Stack>
  )
}

/** Batches that the plan counts on, and what is bought frozen. */
function OutOfCold({ production }: Pick<OrdersColumnProps, 'production'>) {
  const t = useTranslations('tomorrow.cold')
  const amount = useAmountText()
  const words = useDayWords()
  const { made, batches, purchases } = production
  const cold = outOfCold(made, batches)
  const frozen = frozenItems(purchases.items)
  if (cold.length === 0 && frozen.length === 0) return null
  return (
    <Card component="section" aria-labelledby="out-of-cold" py="sm" data-print="hidden">
      <Title order={3} size="h4" id="out-of-cold" className={classes.title}>
        {t('title')}
      </Title>
      {cold.length > 0 && (
        <ul className={classes.cold}>
          {cold.flatMap(({ sheet, taken, rest }) => [
            ...taken.map(({ batch, quantity }) => (
              <li key={batch.batchId}>
                <strong>{amount(quantity, batch.unit, 'part')}</strong> {sheet.title}
                <span className={classes.note}>
                  <TextLink to={paths.batch(batch.batchId)}>{t('lot', { lot: batch.lot })}</TextLink>
                  {', '}
                  {t('useBy', { moment: words.moment(batch.useBy) })}
                </span>
              </li>
            )),
            ...(rest.quantity > 0
              ? [
                  <li key={sheet.id}>
                    <strong>{amount(rest.quantity, rest.unit, 'part')}</strong> {sheet.title}
                    <span className={classes.note}>{t('withoutLot')}</span>
                  </li>,
                ]
              : []),
          ])}
        </ul>
      )}
      {frozen.length > 0 && (
        <>
          <p className={classes.frozen}>{t('frozen')}</p>
          <ul className={classes.cold}>
            {frozen.map(({ product, quantity }) => (
              <li key={product.id}>
                {quantity !== null && <strong>{amount(quantity, product.unit, 'kitchen')}</strong>}{' '}
                {product.name}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
