import { useTranslations } from 'use-intl'
import { MAX_SERVICE_PORTIONS } from '#domain/services/service.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { useFolds } from '#web/ui/table/use-folds.ts'
import type { ServiceView, ShownGroup, ShownItem } from '#web/entities/plan/service-view.ts'
import { useSumText } from '../use-sum-text.ts'
import classes from './portions-table.module.css'

export interface PortionsTableProps {
  view: ServiceView
  /** The name of the service. */
  name: string
  onType: (id: string, portions: number | null) => void
  onLeave: () => void
}

/** The dishes of a service by gamme, folded, with the portions of each; a typed figure stays whatever the covers. */
export function PortionsTable({ view, name, onType, onLeave }: PortionsTableProps) {
  const t = useTranslations('tomorrow.portions')
  const sumText = useSumText()
  const folds = useFolds(() => [])
  const { groups } = view
  const columns = usePortionColumns({ view, name, onType, onLeave })
  const groupName = ({ id, name: nom }: ShownGroup) => (id === null ? t('menus') : nom)
  return (
    <ShortTable
      label={t('table', { service: name })}
      className={classes.table}
      columns={columns}
      keyOf={({ id }) => id}
      groups={groups.map((group) => {
        const key = group.id ?? 'menus'
        return {
          key,
          head: groupName(group),
          rows: group.items,
          empty: '',
          fold: { opened: folds.isOpen(key), onToggle: () => folds.toggle(key), sum: sumText(group.sum) },
        }
      })}
    />
  )
}

/** The name of a dish, what it sells most often, and its field. */
function usePortionColumns({ view, name, onType, onLeave }: PortionsTableProps): Column<ShownItem>[] {
  const t = useTranslations('tomorrow.portions')
  const format = useFormat()
  const { groups } = view
  const hasRanges = groups.some(({ items }) => items.some(({ planned }) => planned.expected !== null))
  return [
    {
      key: 'dish',
      head: t('dish'),
      namesRow: true,
      cell: (item) => (
        <>
          {item.name}
          {item.isNew && <span className={classes.note}>{t('new')}</span>}
        </>
      ),
    },
    ...(hasRanges
      ? [
          {
            key: 'range',
            head: <span title={t('rangeHint')}>{t('range')}</span>,
            width: '4.5rem',
            end: true,
            cell: ({ planned: { expected } }: ShownItem) =>
              expected !== null &&
              expected.low < expected.high && (
                <span className="dimmed">
                  {t('between', { low: format.quantity(expected.low), high: format.quantity(expected.high) })}
                </span>
              ),
          },
        ]
      : []),
    {
      key: 'portions',
      head: t('portions'),
      width: '5.75rem',
      end: true,
      cell: (item) => (
        <NumberField
          size="sm"
          decimals={0}
          max={MAX_SERVICE_PORTIONS}
          aria-label={t('portionsOf', { dish: item.name, service: name })}
          placeholder={
            item.planned.expected === null
              ? ''
              : t('about', { figure: format.quantity(item.planned.expected.value) })
          }
          value={item.planned.typed ? item.planned.value : null}
          onChange={(portions) => onType(item.id, portions)}
          onBlur={onLeave}
        />
      ),
    },
  ]
}
