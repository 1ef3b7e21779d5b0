import { useTranslations } from 'use-intl'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { useLineAmount } from '#web/entities/plan/use-amount-text.ts'
import classes from './production.module.css'
import type { KitchenNode } from '#web/entities/plan/production-of.ts'

type Line = KitchenNode['lines'][number]

/** What goes into what is made, with its loss; what cannot be counted says why. */
export function MakingLines({ node: { sheet, lines } }: { node: KitchenNode }) {
  const t = useTranslations('tomorrow.production')
  const columns = useLineColumns(lines)
  if (lines.length === 0) return null
  return (
    <ShortTable
      label={t('lines.label', { name: sheet.title })}
      className={classes.lines}
      columns={columns}
      keyOf={({ key }) => key}
      rows={lines.map((line, key) => ({ ...line, key }))}
    />
  )
}

/** What it is called, and how much; before its loss too where some line has one. */
function useLineColumns(lines: readonly Line[]): Column<Line & { key: number }>[] {
  const t = useTranslations('tomorrow.production')
  const all = useTranslations()
  const lineAmount = useLineAmount()
  const hasLoss = lines.some(({ net, gross }) => gross !== null && gross !== net)
  const quantity = (value: number | null, line: Line) => {
    if (value === null) return line.qs ? all('trade.qs') : all('common.none')
    const { amount, exact } = lineAmount(value, line)
    return exact === null ? amount : `${amount} (${exact})`
  }
  return [
    {
      key: 'name',
      head: t('lines.name'),
      namesRow: true,
      cell: ({ product, preparation, note, apart }) => (
        <>
          {product?.name ?? preparation?.title ?? (note || t('lines.unnamed'))}
          {apart !== null && apart !== 'qs' && (
            <span className={classes.warning}>
              {apart === 'forfait'
                ? all('purchases.apart.reasons.forfait')
                : all(`document.unknown.${apart}`)}
            </span>
          )}
        </>
      ),
    },
    ...(hasLoss
      ? [
          {
            key: 'gross',
            head: t('lines.gross'),
            width: '5.5rem',
            end: true,
            text: (line: Line) => quantity(line.gross, line),
          },
        ]
      : []),
    {
      key: 'net',
      head: hasLoss ? t('lines.net') : t('lines.quantity'),
      width: '5.5rem',
      end: true,
      text: (line) => quantity(line.net, line),
    },
  ]
}
