import { Badge, Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { canBeTakenBack } from '#domain/invoices/stored-invoice.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useSetInvoiceAside } from '../invoices-api.ts'

export interface InvoiceHeadProps {
  invoice: Invoice
  isDocumentShown: boolean
  onDocument: () => void
}

const COLORS = { waiting: 'saffron', applied: 'bottle', aside: 'gray' } as const

/** Whose invoice, of which day, for how much, and in which state. */
export function InvoiceHead({ invoice, isDocumentShown, onDocument }: InvoiceHeadProps) {
  const t = useTranslations('invoice')
  const list = useTranslations('invoices')
  const format = useFormat()
  const {
    currency,
    kind,
    number,
    issuedOn,
    supplier,
    sellerName,
    state,
    totalHt,
    totalTtc,
    creditedNumbers,
  } = invoice
  return (
    <PageHeader
      title={t('title', { kind, number })}
      crumb={{ label: list('title'), to: paths.invoices }}
      aside={t('issued', { day: format.dateLong(issuedOn) })}
      meta={
        <Group gap="4px 12px">
          <Badge color={COLORS[state]}>{t(`states.${state}`, { kind })}</Badge>
          {supplier === null ? (
            <span>{sellerName}</span>
          ) : (
            <TextLink to={paths.supplierProducts(supplier.id)}>{supplier.name}</TextLink>
          )}
          {creditedNumbers.length > 0 && (
            <span>
              {t('corrects', { count: creditedNumbers.length, numbers: creditedNumbers.join(', ') })}
            </span>
          )}
          {totalHt !== null && (
            <span className="figures">{t('totalHt', { price: format.money(totalHt, currency) })}</span>
          )}
          {totalTtc !== null && (
            <span className="figures dimmed">
              {t('totalTtc', { price: format.money(totalTtc, currency) })}
            </span>
          )}
        </Group>
      }
      actions={
        <>
          <Button variant="default" size="compact-md" aria-expanded={isDocumentShown} onClick={onDocument}>
            {t(isDocumentShown ? 'document.hide' : 'document.show')}
          </Button>
          <AsideButton invoice={invoice} />
        </>
      }
    />
  )
}

/** Sets aside what waits, and takes back what was set aside by choice. */
function AsideButton({ invoice: { id, version, kind, state, asideReason } }: { invoice: Invoice }) {
  const t = useTranslations('invoice')
  const sentence = useFailureSentence()
  const set = useSetInvoiceAside()
  const aside = state === 'waiting'
  if (!aside && !canBeTakenBack(asideReason)) return null
  return (
    <Button
      variant="default"
      size="compact-md"
      disabled={set.isPending}
      onClick={() =>
        set.mutate(
          { id, version, aside },
          {
            onSuccess: () => notifySuccess(t(aside ? 'notice.aside' : 'notice.back', { kind })),
            onError: (failure) => notifyFailure(sentence(t('failure.aside'), failure)),
          },
        )
      }
    >
      {t(aside ? 'setAside' : 'takeBack')}
    </Button>
  )
}
