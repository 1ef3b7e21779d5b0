import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import type { Claim } from '#domain/invoices/stored-invoice.ts'
import { noonOf } from '#web/entities/carte/days.ts'
import { paths } from '#web/entities/paths.ts'
import { comparedDecimals, listPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { useUnitPriceText } from '#web/entities/price/use-price-text.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { notifyFailure } from '#web/ui/notices.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useClaimLines } from './claim-api.ts'
import { type ClaimLine, claimWord } from './claim-of.ts'
import classes from './claim-table.module.css'

/** What a line in some state can be turned to: what a credit note has granted is open again once that is undone. */
function turnsOf({ claim, grantedBy }: ClaimLine): readonly Claim[] {
  switch (claim) {
    case 'none':
      return ['dropped']
    case 'asked':
      return ['granted', 'dropped']
    case 'granted':
      return grantedBy === null ? ['asked'] : []
    case 'dropped':
      return ['none']
  }
}

/** The lines above the agreed price, with what becomes of each. */
export function ClaimTable({ invoice, lines }: { invoice: Invoice; lines: readonly ClaimLine[] }) {
  const t = useTranslations('invoiceClaim')
  return (
    <ShortTable
      label={t('table')}
      className={classes.table}
      columns={useClaimColumns(invoice)}
      keyOf={({ id }) => id}
      rows={lines}
      dataOf={({ claim }) => ({ 'data-claim': claim })}
    />
  )
}

function useClaimColumns(invoice: Invoice): Column<ClaimLine>[] {
  const t = useTranslations('invoiceClaim')
  const format = useFormat()
  const unitPrice = useUnitPriceText(listPriceDecimals)
  const price = (of: 'priceHt' | 'agreedPriceHt', line: ClaimLine) =>
    unitPrice(line[of], line.unit, comparedDecimals(line.priceHt, line.agreedPriceHt))
  return [
    {
      key: 'line',
      head: t('columns.line'),
      namesRow: true,
      card: 'name',
      cell: ({ name, code }) => (
        <>
          {name}
          {code !== null && <span className={classes.beside}> {code}</span>}
        </>
      ),
    },
    {
      key: 'charged',
      head: t('columns.charged'),
      end: true,
      width: '15%',
      card: 'fact',
      cell: (line) => (
        <>
          <span className={classes.label}>{t('columns.charged')} </span>
          {price('priceHt', line)}
        </>
      ),
    },
    {
      key: 'agreed',
      head: t('columns.agreed'),
      end: true,
      width: '26%',
      card: 'fact',
      cell: (line) => (
        <>
          <span className={classes.label}>{t('columns.agreed')} </span>
          {price('agreedPriceHt', line)}
          {line.agreedOn !== null && (
            <Text fz="xs" c={line.agreedLater ? 'var(--saffron-text)' : 'dimmed'}>
              {t(line.agreedLater ? 'agreedLater' : 'agreedSince', {
                date: format.dateLong(noonOf(line.agreedOn)),
              })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'excess',
      head: t('columns.excess'),
      end: true,
      width: '12%',
      card: 'end',
      text: ({ overcharge }) => format.euro(overcharge),
    },
    {
      key: 'state',
      head: t('columns.state'),
      width: '24%',
      card: 'line',
      cell: (line) => <ClaimState invoice={invoice} line={line} />,
    },
  ]
}

/** What became of one line, and what else it can become. */
function ClaimState({ invoice, line }: { invoice: Invoice; line: ClaimLine }) {
  const t = useTranslations('invoiceClaim')
  const sentence = useFailureSentence()
  const { claim, isPending } = useClaimLines()
  return (
    <Group gap="0 8px">
      {line.grantedBy !== null ? (
        <TextLink to={paths.invoice(line.grantedBy.id)} inherit>
          {t('grantedBy', { number: line.grantedBy.number })}
        </TextLink>
      ) : (
        <span>{t(`states.${claimWord(line.claim)}`)}</span>
      )}
      {turnsOf(line).map((next) => (
        <Button
          key={next}
          variant="transparent"
          size="compact-sm"
          px={0}
          aria-label={t('turnNamed', { to: t(`turns.${claimWord(next)}`), name: line.name })}
          disabled={isPending}
          onClick={() =>
            claim(invoice, [line], next, {
              onError: (failure) => notifyFailure(sentence(t('failed'), failure)),
            })
          }
        >
          {t(`turns.${claimWord(next)}`)}
        </Button>
      ))}
    </Group>
  )
}
