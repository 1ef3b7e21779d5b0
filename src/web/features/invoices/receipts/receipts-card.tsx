import { Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { receivedWords } from '#domain/orders/received-words.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import entries from '#web/ui/entry-list.module.css'
import { TextLink } from '#web/ui/text-link.tsx'
import { invoiceReceiptsQuery } from '../invoices-api.ts'
import { type ReceiptDifference, receiptDifferences } from './receipt-differences.ts'
import classes from './receipts-card.module.css'

/** What was received otherwise than ordered of what an invoice bills; nothing where all of it came. */
export function ReceiptsCard({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoiceReceipts')
  const titleId = useId()
  const { data } = useQuery(invoiceReceiptsQuery(invoice.id))
  const differences = data === undefined ? [] : receiptDifferences(data)
  if (differences.length === 0) return null
  return (
    <Card component="section" aria-labelledby={titleId} data-print="hidden">
      <CardHead id={titleId} title={t('title')} />
      <ul>
        {differences.map((difference) => (
          <Difference
            key={`${difference.lineId} ${difference.received.id}`}
            invoice={invoice}
            {...difference}
          />
        ))}
      </ul>
    </Card>
  )
}

function Difference({
  invoice,
  received,
  lineId,
  certainty,
}: ReceiptDifference & { invoice: Pick<Invoice, 'items'> }) {
  const t = useTranslations('invoiceReceipts')
  const format = useFormat()
  const billed = invoice.items.find(({ id }) => id === lineId)
  const { name, order, receivedAt } = received
  return (
    <li className={entries.entry}>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p lang="fr">{receivedWords(received)}</p>
        <p className={classes.doubt}>
          {billed === undefined ? t('notBilled') : certainty === 'possible' ? t('possible') : ''}
        </p>
        <p className="note">
          <TextLink to={paths.order(order.id)} inherit>
            {t('order', { number: order.number })}
          </TextLink>
          {', '}
          {t('receivedOn', { date: format.dateLong(receivedAt) })}
        </p>
      </div>
      {billed !== undefined && billed.lineTotal !== null && (
        <span className={classes.billed}>{t('billed', { sum: format.euro(billed.lineTotal) })}</span>
      )}
    </li>
  )
}
