import { useTranslations } from 'use-intl'
import type { SheetMoment } from '#contract/prices.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { Column } from '#web/ui/table/column.ts'

interface MovedSheet {
  before: SheetMoment
  after: SheetMoment
}

/** What a change makes of a sheet: cost a portion and margin, before and after. */
export function useMomentColumns<Row extends MovedSheet>(): Column<Row>[] {
  const t = useTranslations()
  const format = useFormat()
  const cost = ({ costPortion, uncostedLines }: SheetMoment) =>
    uncostedLines > 0 ? t('products.impact.incomplete') : format.euro(costPortion)
  const margin = ({ marginPercent, uncostedLines }: SheetMoment) =>
    marginPercent === null || uncostedLines > 0 ? t('common.none') : format.percent(marginPercent)
  return [
    {
      key: 'cost',
      head: t('products.impact.cost'),
      end: true,
      card: 'fact',
      cell: ({ before, after }) => <Moved from={cost(before)} to={cost(after)} />,
    },
    {
      key: 'margin',
      head: t('products.impact.margin'),
      end: true,
      card: 'end',
      isEmpty: ({ before, after }) => margin(before) === margin(after) && after.marginPercent === null,
      cell: ({ before, after }) => <Moved from={margin(before)} to={margin(after)} />,
    },
  ]
}

/** A figure that is the same before and after is shown once. */
function Moved({ from, to }: { from: string; to: string }) {
  return (
    <>
      {from !== to && <>{from} → </>}
      <strong>{to}</strong>
    </>
  )
}
