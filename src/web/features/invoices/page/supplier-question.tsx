import { Alert, Box, Button, Group, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Invoice, Resolution } from '#contract/invoice-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useResolveInvoice } from '../invoices-api.ts'

/** Who the seller is: one of the suppliers that are named alike, a new one, or another. */
export function SupplierQuestion({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoice')
  const sentence = useFailureSentence()
  const resolve = useResolveInvoice()
  const { id, version, number, sellerName, seller, proposedSuppliers, binnedSupplier } = invoice
  const tie = (supplier: NonNullable<Resolution['supplier']>) =>
    resolve.mutate({ id, version, supplier, lines: [] })
  const failureText = (failure: unknown) =>
    codeOf(failure) === 'INVOICE_KNOWN'
      ? t('supplier.known', { number })
      : sentence(t('failure.answer'), failure)
  return (
    <Alert color="saffron" title={t('supplier.title')}>
      <Stack gap="sm">
        <Text>{t('supplier.lead', { name: sellerName, siren: seller.siren ?? 'none' })}</Text>
        {binnedSupplier !== null && (
          <Text>
            {t('supplier.binned', { name: binnedSupplier })}{' '}
            <TextLink to={paths.bin}>{t('supplier.restore')}</TextLink>
          </Text>
        )}
        <Group gap="xs" align="end">
          {proposedSuppliers.map((supplier) => (
            <Button
              key={supplier.id}
              size="compact-md"
              disabled={resolve.isPending}
              onClick={() => tie({ id: supplier.id })}
            >
              {t('supplier.is', { name: supplier.name })}
            </Button>
          ))}
          <Button
            size="compact-md"
            variant={proposedSuppliers.length > 0 ? 'default' : 'filled'}
            disabled={resolve.isPending}
            onClick={() => tie({ name: sellerName })}
          >
            {t('supplier.add', { name: sellerName })}
          </Button>
        </Group>
        <Box maw={360}>
          <SupplierPicker
            label={t('supplier.other')}
            value={null}
            onChange={(supplier) => supplier && tie({ id: supplier.id })}
          />
        </Box>
        {resolve.isError && <ErrorBanner text={failureText(resolve.error)} />}
      </Stack>
    </Alert>
  )
}
