import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { LongList } from '#web/ui/table/long-list.tsx'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { LineCard } from './line-card.tsx'
import { LineDetails } from './line-details.tsx'
import { type Giving, type LineKind, type PlanOfLines, reasonsOf } from './line-state.ts'
import classes from './lines.module.css'
import { type LineActions, useLineColumns } from './use-line-columns.tsx'
import { useLineTexts } from './use-line-texts.ts'

export interface LineRowsProps extends LineActions {
  shown: readonly InvoiceLineAnswer[]
  /** Of all amounts. */
  currency: string
  kinds: ReadonlyMap<string, LineKind>
  plan: PlanOfLines
  giving: Giving
  /** Of the line whose details are shown. */
  openId: string | null
  onClose: () => void
}

/** Rows that the details of a line are about as high as. */
const ROWS_OF_DETAILS = 6

/** A table, and on a phone one card each; below one of them its details. */
export function LineRows({
  shown,
  currency,
  kinds,
  plan,
  giving,
  openId,
  onAnswer,
  onToggle,
  onClose,
}: LineRowsProps) {
  const t = useTranslations('invoice.lines')
  const phone = usePhone()
  const texts = useLineTexts(currency)
  const columns = useLineColumns({ plan, kinds, giving, texts, onAnswer, onToggle })
  const rows = useMemo((): PagedRows<InvoiceLineAnswer> => {
    const none = () => undefined
    return {
      items: [...shown],
      total: shown.length,
      canLoadMore: false,
      loadMore: none,
      moreFailed: false,
      stale: false,
    }
  }, [shown])
  const rowsOf = useMemo(
    () => (line: InvoiceLineAnswer) => (line.id === openId ? 1 + ROWS_OF_DETAILS : 1),
    [openId],
  )
  const details = (line: InvoiceLineAnswer) => (
    <LineDetails
      {...{ line, texts, onAnswer, onClose }}
      kind={kinds.get(line.id) ?? 'none'}
      planned={plan.priceOf(line)}
      reasons={reasonsOf(line)}
    />
  )
  if (phone)
    return (
      <LongList rows={rows}>
        {(line, index, measure) => (
          <li key={line.id} ref={measure} data-index={index} className={classes.item}>
            <LineCard
              {...{ line, texts, onAnswer, onToggle }}
              kind={kinds.get(line.id) ?? 'none'}
              planned={plan.priceOf(line)}
              opened={line.id === openId}
            />
            {line.id === openId && details(line)}
          </li>
        )}
      </LongList>
    )
  return (
    <LongTable
      rows={rows}
      label={t('title')}
      columns={columns}
      rowsOf={rowsOf}
      arrowTarget="[data-line]"
      isSelected={({ id }) => id === openId}
      renderBelow={(line) =>
        line.id === openId && (
          <tr>
            <td colSpan={columns.length} className={classes.below}>
              {details(line)}
            </td>
          </tr>
        )
      }
    />
  )
}
