import { Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { MergeProductsModal } from './merge/merge-products-modal.tsx'
import type { ProductAct } from './product-search.ts'
import { ReplaceProductModal } from './replacement/replace-product-modal.tsx'
import { SheetsOfProduct } from './sheets-of-product.tsx'
import { productUseQuery } from './products-api.ts'

const SHEETS_NAMED = 20

export interface ProductUseCardProps {
  product: UserProduct
  /** What is typed in its form would be lost by a merge. */
  unsaved: boolean
  /** What is asked at once. */
  opening?: ProductAct | undefined
}

/** Beside a product: the sheets whose cost it weighs on, in which another can take its place, or become one with it. */
export function ProductUseCard({ product, unsaved, opening }: ProductUseCardProps) {
  const t = useTranslations()
  const [acting, setActing] = useState(opening)
  const close = () => setActing(undefined)
  const use = useQuery(productUseQuery(product.id))
  if (use.data) {
    return (
      <Card component="section">
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('products.editPage.use', { count: use.data.total })}
          </Title>
          {use.data.total > 0 && (
            <>
              <SheetsOfProduct use={use.data} most={SHEETS_NAMED} />
              <Text size="sm" c="dimmed">
                {t('products.editPage.useHint')}
              </Text>
              <DemoLock>
                <Button variant="default" onClick={() => setActing('replace')}>
                  {t('replacement.open')}
                </Button>
              </DemoLock>
            </>
          )}
          <DemoLock>
            <Button variant="default" disabled={unsaved} onClick={() => setActing('merge')}>
              {t('merge.open')}
            </Button>
          </DemoLock>
          {unsaved && (
            <Text size="xs" c="dimmed">
              {t('merge.unsaved')}
            </Text>
          )}
        </Stack>
        {acting === 'replace' && <ReplaceProductModal product={product} onClose={close} />}
        {acting === 'merge' && <MergeProductsModal product={product} onClose={close} />}
      </Card>
    )
  }
  // The form shows the error for a product deleted meanwhile.
  if (statusOf(use.error) === 404) return null
  if (use.isError)
    return <ErrorBanner text={t('products.editPage.useFailure')} onRetry={() => void use.refetch()} />
  return <Skeleton height={96} radius="lg" />
}
