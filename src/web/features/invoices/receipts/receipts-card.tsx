import { Button, Card, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CardHead } from '#web/ui/card-head.tsx'
import entries from '#web/ui/entry-list.module.css'
import { TextLink } from '#web/ui/text-link.tsx'
import { ClaimMailModal } from '../claim/claim-mail-modal.tsx'
import { claimOf } from '../claim/claim-of.ts'
import { invoiceReceiptsQuery } from '../invoices-api.ts'
import { claimedDifferences, type ReceiptDifference, receiptDifferences } from './receipt-differences.ts'
import classes from './receipts-card.module.css'
import { useReceivedText } from './use-received-text.ts'

/** What was received otherwise than ordered of what an invoice bills; nothing where all of it came. */
export function ReceiptsCard({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoiceReceipts')
  const titleId = useId()
  const { data } = useQuery(invoiceReceiptsQuery(invoice.id))
  const differences = data === undefined ? [] : receiptDifferences(data)
  if (differences.length === 0) return null
  // Where lines are above their prices, the demand for those says this too.
  const mayClaim =
    (claimOf(invoice)?.open ?? []).length === 0 && claimedDifferences(differences, invoice.items).length > 0
  return (
    <Card component="section" aria-labelledby={titleId} data-print="hidden">
      <CardHead id={titleId} title={t('title')}>
        {mayClaim && <ReceiptsClaim invoice={invoice} />}
      </CardHead>
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

/** The demand for a credit note of what was billed and not received. */
function ReceiptsClaim({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoiceReceipts')
  const [opened, { open, close }] = useDisclosure()
  return (
    <Group gap="xs">
      <ButtonLink to={paths.invoiceClaim(invoice.id)} variant="default" size="compact-md">
        {t('paper')}
      </ButtonLink>
      <Button size="compact-md" onClick={open}>
        {t('request')}
      </Button>
      <ClaimMailModal invoice={invoice} claim={NOTHING} opened={opened} onClose={close} />
    </Group>
  )
}

/** No line is above its price. */
const NOTHING = { lines: [], open: [] }

function Difference({
  invoice,
  received,
  lineId,
  certainty,
}: ReceiptDifference & { invoice: Pick<Invoice, 'items'> }) {
  const t = useTranslations('invoiceReceipts')
  const format = useFormat()
  const receivedText = useReceivedText()
  const billed = invoice.items.find(({ id }) => id === lineId)
  const { name, order, receivedAt } = received
  return (
    <li className={entries.entry}>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{receivedText(received)}</p>
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
