import { Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceStep } from '#contract/prices.ts'
import { isWithdrawn } from '#domain/pricing/price-source.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { HISTORY_SHOWN, priceHistoryQuery } from '../prices-api.ts'
import { curveOf } from '#web/entities/price/curve/curve-of.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { PriceCurve } from './price-curve.tsx'
import { PriceTable } from './price-table.tsx'

/** Beside a product: what it has cost, drawn and in words. */
export function PriceHistoryCard({ productId }: { productId: string }) {
  const t = useTranslations('prices')
  const history = useQuery(priceHistoryQuery(productId))
  if (history.data) {
    return (
      <Card component="section">
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('history.title')}
          </Title>
          <History items={history.data.items} total={history.data.total} />
        </Stack>
      </Card>
    )
  }
  // The form shows the error for a product deleted meanwhile.
  if (statusOf(history.error) === 404) return null
  if (history.isError)
    return <ErrorBanner text={t('history.failure')} onRetry={() => void history.refetch()} />
  return <Skeleton height={200} radius="lg" />
}

function History({ items, total }: { items: readonly PriceStep[]; total: number }) {
  const t = useTranslations('prices')
  const texts = usePriceTexts()
  const [opened, { toggle }] = useDisclosure()
  const [now] = useState(Date.now)
  const tableId = useId()
  const counted = items.filter((step) => !isWithdrawn(step))
  // The prices of a product that was merged into this one are those of another curve.
  const newest = counted.find(({ formerProduct }) => formerProduct === null)
  if (newest === undefined) return <Text size="sm">{t('history.none')}</Text>
  const curve = curveOf(counted, now)
  return (
    <>
      {curve ? (
        <PriceCurve curve={curve} unit={newest.unit} />
      ) : (
        <Text size="sm">
          {t('history.unchanged', {
            price: texts.unitPrice(newest.newPriceHt, newest.unit),
            date: texts.day(newest.at),
          })}
        </Text>
      )}
      <Button
        variant="default"
        size="compact-md"
        onClick={toggle}
        aria-expanded={opened}
        aria-controls={tableId}
      >
        {opened ? t('history.hide') : t('history.show')}
      </Button>
      <div id={tableId} hidden={!opened}>
        {opened && <PriceTable history={items} />}
      </div>
      {opened && total > items.length && (
        <Text size="xs" c="dimmed">
          {t('history.shown', { count: HISTORY_SHOWN, total })}
        </Text>
      )}
    </>
  )
}
