import { useTranslations } from 'use-intl'
import type { ServiceItem } from '#contract/service-shapes.ts'
import { MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import type { ServiceView, ShownItem } from '../service-view.ts'
import classes from './past-service.module.css'
import { useDifferenceText } from './use-difference-text.ts'

export interface SoldTableProps {
  view: ServiceView
  /** The name of the service. */
  name: string
  soldOf: (item: ServiceItem) => number | null
  onType: (id: string, sold: number | null) => void
  onLeave: () => void
}

/** What was planned of each dish, what was sold, and by how much that differs. */
export function SoldTable({ view, name, soldOf, onType, onLeave }: SoldTableProps) {
  const t = useTranslations('tomorrow')
  const columns = useSoldColumns({ name, soldOf, onType, onLeave })
  return (
    <ShortTable
      label={t('past.table', { service: name })}
      className={classes.table}
      columns={columns}
      keyOf={({ id }) => id}
      groups={view.groups.map(({ id, name: gamme, items }) => ({
        key: id ?? 'menus',
        head: id === null ? t('portions.menus') : gamme,
        rows: items,
        empty: '',
      }))}
    />
  )
}

/** What was planned of a dish, the field of what was sold, and how they differ. */
function useSoldColumns({
  name,
  soldOf,
  onType,
  onLeave,
}: Omit<SoldTableProps, 'view'>): Column<ShownItem>[] {
  const t = useTranslations('tomorrow')
  const format = useFormat()
  const differenceText = useDifferenceText()
  return [
    {
      key: 'dish',
      head: t('portions.dish'),
      namesRow: true,
      cell: (shown) => {
        const sold = soldOf(shown.item)
        const { value } = shown.planned
        return (
          <>
            {shown.name}
            {sold !== null && value !== null && (
              <span className={classes.difference} data-off={sold === value ? undefined : true}>
                {differenceText.portions(value, sold)}
              </span>
            )}
          </>
        )
      },
    },
    {
      key: 'planned',
      head: t('past.planned'),
      width: '4.5rem',
      end: true,
      text: ({ planned: { value, typed } }) =>
        value === null
          ? ''
          : typed
            ? format.quantity(value)
            : t('portions.about', { figure: format.quantity(value) }),
    },
    {
      key: 'sold',
      head: t('past.sold'),
      width: '5.75rem',
      end: true,
      cell: ({ id, name: dish, item }) => (
        <NumberField
          size="sm"
          decimals={0}
          max={MAX_SOLD}
          aria-label={t('past.soldOf', { dish, service: name })}
          value={soldOf(item)}
          onChange={(sold) => onType(id, sold)}
          onBlur={onLeave}
        />
      ),
    },
  ]
}
