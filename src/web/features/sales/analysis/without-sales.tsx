import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { notifyUndo } from '#web/ui/notices.tsx'
import classes from './left-out.module.css'
import type { CarteDish } from './sold-dishes.ts'

export interface WithoutSalesProps {
  dishes: readonly CarteDish[]
  /** Stores portions sold by id of the dish; null takes a figure back. Null for a closed period, where nothing is stored. */
  onCount: ((quantities: Record<string, number | null>) => void) | null
}

/** The dishes without recorded sales, each with a button that records 0. */
export function WithoutSales({ dishes, onCount }: WithoutSalesProps) {
  const t = useTranslations('sales.withoutSales')
  if (dishes.length === 0) return null
  const countZero = (counted: readonly CarteDish[]) => {
    const all = (quantity: number | null) => Object.fromEntries(counted.map(({ id }) => [id, quantity]))
    onCount?.(all(0))
    notifyUndo(t('counted', { count: counted.length }), t('undo'), () => onCount?.(all(null)))
  }
  return (
    <Card component="section" className={classes.card} aria-labelledby="without-sales-title">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4" id="without-sales-title">
          {t('title', { count: dishes.length })}
        </Title>
        {dishes.length > 1 && onCount !== null && (
          <Button variant="default" size="compact-md" data-print="hidden" onClick={() => countZero(dishes)}>
            {t('zeroAll')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="xs">
        {t('lead', { count: dishes.length })}
      </Text>
      <ul className={classes.dishes}>
        {dishes.map((dish) => (
          <li key={dish.id}>
            {dish.nomAffiche}{' '}
            {onCount !== null && (
              <Button
                variant="subtle"
                size="compact-sm"
                data-print="hidden"
                aria-label={t('zeroOf', { name: dish.nomAffiche })}
                onClick={() => countZero([dish])}
              >
                {t('zero')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
