import { Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { statusOf } from '#web/lib/failure/failure.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { SheetsOfProduct } from './sheets-of-product.tsx'
import { productUseQuery } from './products-api.ts'

const SHEETS_NAMED = 20

/** Beside a product: the sheets whose cost it weighs on. */
export function ProductUseCard({ id }: { id: string }) {
  const t = useTranslations('products.editPage')
  const use = useQuery(productUseQuery(id))
  if (use.data) {
    return (
      <Card component="section">
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('use', { count: use.data.total })}
          </Title>
          {use.data.total > 0 && (
            <>
              <SheetsOfProduct use={use.data} most={SHEETS_NAMED} />
              <Text size="sm" c="dimmed">
                {t('useHint')}
              </Text>
            </>
          )}
        </Stack>
      </Card>
    )
  }
  // The form shows the error for a product deleted meanwhile.
  if (statusOf(use.error) === 404) return null
  if (use.isError) return <ErrorBanner text={t('useFailure')} onRetry={() => void use.refetch()} />
  return <Skeleton height={96} radius="lg" />
}
