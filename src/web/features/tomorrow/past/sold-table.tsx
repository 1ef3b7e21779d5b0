import { useTranslations } from 'use-intl'
import type { PlannedService, ServiceItem } from '#contract/service-shapes.ts'
import { MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import type { ServiceView, ShownItem } from '#web/entities/plan/service-view.ts'
import classes from './past-service.module.css'
import { useDifferenceText } from './use-difference-text.ts'

export interface SoldTableProps {
  view: ServiceView
  /** What was sold and is no longer on the carte. */
  departed: PlannedService['departed']
  /** The name of the service. */
  name: string
  soldOf: (item: ServiceItem) => number | null
  onType: (id: string, sold: number | null) => void
  onLeave: () => void
}

/** A dish or a menu; what has left the carte has a number and nothing to type. */
type SoldRow = { id: string; name: string } & (
  | { shown: ShownItem; departed: null }
  | { shown: null; departed: number }
)

/** What was planned of each dish, what was sold, and by how much that differs. */
export function SoldTable({ view, departed, name, soldOf, onType, onLeave }: SoldTableProps) {
  const t = useTranslations('tomorrow')
  const categories = useTranslations('trade.sheetCategories')
  const columns = useSoldColumns({ name, soldOf, onType, onLeave })
  return (
    <ShortTable
      label={t('past.table', { service: name })}
      className={classes.table}
      columns={columns}
      keyOf={({ id }) => id}
      groups={[
        ...view.groups.map(({ id, name: gamme, items }) => ({
          key: id ?? 'menus',
          head: id === null ? t('portions.menus') : gamme,
          rows: items.map((shown): SoldRow => ({ id: shown.id, name: shown.name, shown, departed: null })),
          empty: '',
        })),
        ...(departed.length === 0
          ? []
          : [
              {
                key: 'departed',
                head: t('past.departed'),
                rows: departed.map(({ category, name: called, sold }): SoldRow => ({
                  id: `${category ?? 'menus'} ${called ?? ''}`,
                  name:
                    called ??
                    (category === null
                      ? t('past.departedMenus')
                      : t('past.departedDishes', { category: categories(category) })),
                  shown: null,
                  departed: sold,
                })),
                empty: '',
              },
            ]),
      ]}
    />
  )
}

/** What was planned of a dish, the field of what was sold, and how they differ. */
function useSoldColumns({
  name,
  soldOf,
  onType,
  onLeave,
}: Omit<SoldTableProps, 'view' | 'departed'>): Column<SoldRow>[] {
  const t = useTranslations('tomorrow')
  const format = useFormat()
  const differenceText = useDifferenceText()
  return [
    {
      key: 'dish',
      head: t('portions.dish'),
      namesRow: true,
      cell: ({ name: dish, shown }) => {
        const sold = shown && soldOf(shown.item)
        const value = shown && shown.planned.value
        return (
          <>
            {dish}
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
      text: ({ shown }) => {
        if (shown === null || shown.planned.value === null) return ''
        const figure = format.quantity(shown.planned.value)
        return shown.planned.typed ? figure : t('portions.about', { figure })
      },
    },
    {
      key: 'sold',
      head: t('past.sold'),
      width: '5.75rem',
      end: true,
      cell: ({ id, name: dish, shown, departed: sold }) =>
        shown === null ? (
          format.quantity(sold)
        ) : (
          <NumberField
            size="sm"
            decimals={0}
            max={MAX_SOLD}
            aria-label={t('past.soldOf', { dish, service: name })}
            value={soldOf(shown.item)}
            onChange={(typed) => onType(id, typed)}
            onBlur={onLeave}
          />
        ),
    },
  ]
}
