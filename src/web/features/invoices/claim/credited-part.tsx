import { Card, Text } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { noonOf } from '#web/entities/carte/days.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './claim-table.module.css'

type Credited = Invoice['credited'][number]
type Line = Credited['lines'][number]

/** Of a credit note: the invoices that it names, with what is claimed of each and what closes it. */
export function CreditedPart({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoiceClaim.credited')
  const titleId = useId()
  const { credited, creditedNumbers, supplier } = invoice
  if (supplier === null) return null
  const absent = creditedNumbers.filter((number) => !credited.some((named) => named.number === number))
  return (
    <Card component="section" aria-labelledby={titleId} data-print="hidden">
      <CardHead id={titleId} title={t('title')} />
      {credited.map((named) => (
        <CreditedInvoice key={named.id} note={invoice} named={named} />
      ))}
      {creditedNumbers.length === 0 && <Text>{t('namesNone')}</Text>}
      {absent.length > 0 && (
        <Text c="dimmed">{t('absent', { count: absent.length, numbers: absent.join(', ') })}</Text>
      )}
    </Card>
  )
}

function CreditedInvoice({
  note,
  named: { id, number, issuedOn, lines },
}: {
  note: Invoice
  named: Credited
}) {
  const t = useTranslations('invoiceClaim.credited')
  const format = useFormat()
  const columns = useColumns(note)
  const label = t('invoice', { number, date: format.dateLong(noonOf(issuedOn)) })
  return (
    <>
      <Text mb="xs">
        <TextLink to={paths.invoice(id)}>{label}</TextLink>
        {lines.length === 0 && ` · ${t('noClaim')}`}
      </Text>
      {lines.length > 0 && (
        <ShortTable
          label={label}
          className={classes.table}
          columns={columns}
          keyOf={(line) => line.id}
          rows={lines}
        />
      )}
    </>
  )
}

function useColumns(note: Invoice): Column<Line>[] {
  const t = useTranslations('invoiceClaim')
  const format = useFormat()
  return [
    { key: 'line', head: t('columns.line'), namesRow: true, card: 'name', text: ({ name }) => name },
    {
      key: 'excess',
      head: t('columns.excess'),
      end: true,
      width: '18%',
      card: 'end',
      text: ({ overcharge }) => format.euro(overcharge),
    },
    {
      key: 'state',
      head: t('columns.state'),
      width: '40%',
      card: 'line',
      cell: (line) => <Closing note={note} line={line} />,
    },
  ]
}

/** Which credit note closes a line. */
function Closing({ note, line: { grantedBy, closes } }: { note: Invoice; line: Line }) {
  const t = useTranslations('invoiceClaim')
  if (grantedBy === null) return <>{t('credited.open')}</>
  const isOwn = grantedBy.id === note.id
  const closing = note.state === 'applied' ? 'credited.closed' : 'credited.closes'
  if (closes) return <>{t(closing, { other: isOwn ? 'none' : grantedBy.number })}</>
  if (!isOwn)
    return (
      <TextLink to={paths.invoice(grantedBy.id)} inherit>
        {t('grantedBy', { number: grantedBy.number })}
      </TextLink>
    )
  return <>{t('credited.alsoWithout')}</>
}
