import { Button, Card, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CardHead } from '#web/ui/card-head.tsx'
import { ClaimMailModal } from './claim-mail-modal.tsx'
import { claimOf, type InvoiceClaim, linesIn, restOf, sumOfLines } from './claim-of.ts'
import { CreditNotes } from './credit-notes.tsx'
import { ClaimTable } from './claim-table.tsx'

/** What an invoice charges above the agreed prices, and what became of it; nothing where it does not. */
export function ClaimPart({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoiceClaim')
  const titleId = useId()
  const title = useClaimTitle()
  const [opened, { open, close }] = useDisclosure()
  const claim = claimOf(invoice)
  if (claim === undefined) return null
  const { lines } = claim
  const isRequested = linesIn(claim, 'none').length === 0
  const anyOpen = claim.open.length > 0
  const waiting = linesIn(claim, 'asked').length
  return (
    <Card component="section" aria-labelledby={titleId} data-print="hidden">
      <CardHead id={titleId} title={title(invoice, claim)}>
        {anyOpen && (
          <Group gap="xs">
            <ButtonLink to={paths.invoiceClaim(invoice.id)} variant="default" size="compact-md">
              {t('paper')}
            </ButtonLink>
            <Button size="compact-md" variant={isRequested ? 'default' : 'filled'} onClick={open}>
              {t(isRequested ? 'requestAgain' : 'request')}
            </Button>
          </Group>
        )}
      </CardHead>
      {waiting > 0 && (
        <Text c="dimmed" mb="xs">
          {t('waits', { count: waiting, number: invoice.number })}
        </Text>
      )}
      <CreditNotes invoice={invoice} />
      <ClaimTable invoice={invoice} lines={lines} />
      <ClaimMailModal invoice={invoice} claim={claim} opened={opened} onClose={close} />
    </Card>
  )
}

/** 'Facturé plus que convenu : 23,40 €'; once nothing is open, what became of it. */
function useClaimTitle() {
  const t = useTranslations('invoiceClaim.titles')
  const format = useFormat()
  return (invoice: Invoice, claim: InvoiceClaim): string => {
    if (claim.open.length > 0) {
      const sum = sumOfLines(claim.open)
      const rest = restOf(invoice, claim.open) ?? sum
      return t('open', { sum: format.euro(sum), rest: rest < sum ? format.euro(rest) : 'none' })
    }
    const granted = linesIn(claim, 'granted')
    return granted.length > 0
      ? t('granted', { sum: format.euro(sumOfLines(granted)) })
      : t('dropped', { sum: format.euro(sumOfLines(claim.lines)) })
  }
}
