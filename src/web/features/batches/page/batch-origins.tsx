import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Batch, Origins, TracedLine } from '#contract/batch-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { formatDay } from '#web/lib/format/format.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { originsQuery } from '../batches-api.ts'
import classes from './batch-origins.module.css'

/** Which deliveries may have brought what is in a batch: possible, and never more. */
export function BatchOrigins({ batch }: { batch: Batch }) {
  const t = useTranslations('batches.origins')
  const titleId = useId()
  const query = useQuery(originsQuery(batch.id))
  return (
    <section aria-labelledby={titleId}>
      <CardHead id={titleId} title={t('title')} />
      <PageState query={query} failureText={t('failed')}>
        {(origins) => <Possible origins={origins} />}
      </PageState>
    </section>
  )
}

function Possible({ origins: { from, to, contents, products } }: { origins: Origins }) {
  const t = useTranslations('batches.origins')
  const language = useLocale()
  const columns = useColumns()
  return (
    <>
      <p className={classes.lead}>
        {t('lead', { from: formatDay(from, language), to: formatDay(to, language) })}
      </p>
      {contents !== 'as-made' && (
        <Alert color="saffron" mb="md">
          {t(contents)}
        </Alert>
      )}
      {products.length > 0 && (
        <ShortTable
          label={t('title')}
          columns={columns}
          keyOf={({ id }) => id}
          groups={products.map(({ id, name, lines }) => ({
            key: id,
            head: name,
            rows: lines,
            empty: t('none'),
          }))}
        />
      )}
      {products.length === 0 && contents !== 'gone' && <p>{t('noProducts')}</p>}
    </>
  )
}

function useColumns(): Column<TracedLine>[] {
  const t = useTranslations('batches.origins')
  const language = useLocale()
  return [
    {
      key: 'document',
      head: t('columns.document'),
      namesRow: true,
      card: 'name',
      cell: ({ document: { kind, id, number, day } }) => (
        <TextLink to={kind === 'invoice' ? paths.invoice(id) : paths.order(id)}>
          {t(`document.${kind}`, { number, day: formatDay(day, language) })}
        </TextLink>
      ),
    },
    {
      key: 'supplier',
      head: t('columns.supplier'),
      width: '22%',
      card: 'fact',
      text: ({ supplierName }) => supplierName,
    },
    { key: 'name', head: t('columns.name'), width: '26%', card: 'line', text: ({ name }) => name },
    {
      key: 'lot',
      head: t('columns.lot'),
      width: '14%',
      card: 'fact',
      isEmpty: ({ lot }) => lot === null,
      cell: ({ lot }) =>
        lot !== null && (
          <TextLink to={paths.whereabouts} search={{ lot }} aria-label={t('whereabouts', { lot })}>
            {lot}
          </TextLink>
        ),
    },
    {
      key: 'note',
      head: t('columns.deliveryNote'),
      width: '12%',
      card: 'fact',
      isEmpty: ({ deliveryNote }) => deliveryNote === null,
      text: ({ deliveryNote }) => (deliveryNote === null ? '' : t('deliveryNote', { number: deliveryNote })),
    },
  ]
}
