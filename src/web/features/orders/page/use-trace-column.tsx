import { useTranslations } from 'use-intl'
import type { OrderLine } from '#contract/order-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import type { Column } from '#web/ui/table/column.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { TypedLine } from './typed-order.ts'

/** Which batches may hold what a line has brought: its lot, as it was noted, leads there. */
export function useTraceColumn(storedLine: (key: string) => OrderLine | undefined): Column<TypedLine> {
  const t = useTranslations('orders.line')
  const traced = ({ key }: TypedLine) => {
    const line = storedLine(key)
    return line !== undefined && isTraced(line) ? line : undefined
  }
  return {
    key: 'trace',
    head: t('trace'),
    width: '8rem',
    card: 'fact',
    isEmpty: (row) => traced(row) === undefined,
    cell: (row) => {
      const line = traced(row)
      if (line === undefined) return null
      const { id, name, lot } = line
      return (
        <TextLink
          to={paths.whereabouts}
          search={{ ligne: id }}
          aria-label={lot ? t('traceLot', { lot }) : t('traceOf', { name })}
        >
          {lot || t('traceSee')}
        </TextLink>
      )
    },
  }
}

/** Something of it came in, and it is known what: free text is in no sheet. */
function isTraced({ receipt, receivedQuantity, supplierProductId, userProductId }: OrderLine): boolean {
  const cameIn = receipt !== 'refused' && receivedQuantity !== 0
  return cameIn && (supplierProductId ?? userProductId) !== null
}
