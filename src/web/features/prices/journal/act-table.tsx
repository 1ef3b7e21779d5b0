import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PriceAct } from '#contract/prices.ts'
import { paths } from '#web/entities/paths.ts'
import { useFigures } from '#web/entities/price/use-figures.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './act.module.css'

type Change = PriceAct['changes'][number]

/** What an act changed, those first that cost the plates most. */
export function ActTable({ act }: { act: PriceAct }) {
  const t = useTranslations('prices.journal')
  const columns = useColumns()
  const others = act.products - act.changes.length
  return (
    <>
      <ShortTable
        label={t('table')}
        columns={columns}
        rows={act.changes}
        keyOf={({ productId, name }) => `${productId} ${name}`}
        className={classes.table}
      />
      {others > 0 && (
        <Text c="dimmed" fz="sm">
          {t('others', { count: others })}
        </Text>
      )}
    </>
  )
}

function useColumns(): Column<Change>[] {
  const t = useTranslations('prices.journal')
  const none = useTranslations('common')('none')
  const texts = usePriceTexts()
  const { euroDifference } = useFigures()
  const difference = ({ oldPriceHt, newPriceHt }: Change) => texts.difference(oldPriceHt, newPriceHt)
  return [
    {
      key: 'product',
      head: t('columns.product'),
      namesRow: true,
      card: 'name',
      cell: ({ productId, name }) => (
        <TextLink to={paths.editProduct(productId)} fw={600} c="inherit">
          {name}
        </TextLink>
      ),
    },
    {
      key: 'before',
      head: t('columns.before'),
      width: '110px',
      end: true,
      card: 'fact',
      text: ({ oldPriceHt }) => texts.price(oldPriceHt),
    },
    {
      key: 'after',
      head: t('columns.after'),
      width: '150px',
      end: true,
      card: 'fact',
      text: ({ newPriceHt, unit }) => texts.unitPrice(newPriceHt, unit),
    },
    {
      key: 'difference',
      head: t('columns.difference'),
      width: '90px',
      end: true,
      card: 'fact',
      cell: (change) => (
        <span
          className={classes.difference}
          data-dearer={difference(change)?.startsWith('+') === true || undefined}
        >
          {difference(change) ?? none}
        </span>
      ),
    },
    {
      key: 'plates',
      head: t('columns.plates'),
      width: '150px',
      end: true,
      card: 'end',
      text: ({ onPlates }) => (onPlates === null ? none : euroDifference(onPlates)),
      isEmpty: ({ onPlates }) => onPlates === null,
    },
  ]
}
