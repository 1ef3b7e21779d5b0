import { Alert, Button, Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useSetNewPricesAside, useTakeNewPrices } from '#web/entities/price/use-new-prices.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { PriceImpactModal } from '#web/entities/price/guard/price-impact-modal.tsx'
import { usePriceChangeText } from '../use-price-change-text.ts'
import { usePriceImpact } from '../use-price-impact.ts'
import { type NewPrice, NewPriceWords } from './new-price-words.tsx'

export interface NewPriceCardProps {
  product: UserProduct
  news: NewPrice
  onTaken: (priceHt: number) => void
}

/** On the page of a product: what its catalogue asks now, and what taking it would do to the sheets. */
export function NewPriceCard({ product, news, onTaken }: NewPriceCardProps) {
  const t = useTranslations()
  const sentence = useFailureSentence()
  const changeText = usePriceChangeText()
  const take = useTakeNewPrices()
  const keep = useSetNewPricesAside()
  const { id } = product
  const { priceHt } = news
  const impact = usePriceImpact()
  const takePrice = () =>
    take.mutate(
      { productIds: [id] },
      {
        onSuccess: ({ products }) => {
          impact.close()
          if (products === 0 || priceHt === null) return
          notifySuccess(t('products.notice.changed'))
          onTaken(priceHt)
        },
      },
    )
  const busy = take.isPending || keep.isPending || impact.pending
  const takeFailure = take.isError ? sentence(t('catalogue.newPrices.failure'), take.error) : undefined

  return (
    <>
      <Alert mb={24} color="saffron">
        <Stack gap="sm">
          <Group justify="space-between" gap="sm">
            <NewPriceWords product={product} news={news} />
            <Group gap="xs">
              <Button
                variant="default"
                size="compact-md"
                disabled={busy}
                onClick={() => keep.mutate({ productIds: [id] })}
              >
                {t('catalogue.newPrices.keep')}
              </Button>
              {priceHt !== null && (
                <Button
                  variant="light"
                  size="compact-md"
                  disabled={busy}
                  onClick={() => impact.confirmThenSave({ id, priceHt }, takePrice)}
                >
                  {t('catalogue.newPrices.take')}
                </Button>
              )}
            </Group>
          </Group>
          {priceHt === null && <div>{t('catalogue.newPrices.completeBelow')}</div>}
          {impact.failure !== null && (
            <ErrorBanner text={sentence(t('products.impact.failure'), impact.failure)} />
          )}
          {takeFailure !== undefined && impact.impact === null && <ErrorBanner text={takeFailure} />}
          {keep.isError && <ErrorBanner text={sentence(t('catalogue.newPrices.keepFailure'), keep.error)} />}
        </Stack>
      </Alert>
      <PriceImpactModal
        impact={impact.impact}
        intro={changeText(product, { ...product, priceHt })}
        busy={take.isPending}
        error={takeFailure}
        onConfirm={impact.confirm}
        onCancel={impact.close}
      />
    </>
  )
}
