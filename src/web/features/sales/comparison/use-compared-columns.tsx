import { useTranslations } from 'use-intl'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import type { Column } from '#web/ui/table/column.ts'
import { useFolds } from '#web/ui/table/use-folds.ts'
import { ComparedLine } from './compared-line.tsx'
import classes from './compared-table.module.css'
import { Quadrants } from './quadrants.tsx'
import { useChangeText } from './use-change-text.ts'
import type { ComparedRow } from './use-compared-rows.ts'

/** The columns of two periods side by side; on a phone the name with its details on tap, and what the margin has changed by. */
export function useComparedColumns(): Column<ComparedRow>[] {
  const t = useTranslations('sales.comparison')
  const phone = usePhone()
  const details = useFolds(() => [])
  const { beforeText, changeText } = useChangeText()
  const bothColumn = (key: 'sold' | 'revenue' | 'margin'): Column<ComparedRow> => ({
    key,
    head: t(key),
    end: true,
    cell: ({ [key]: [before, after] }) => (
      <>
        {after} <span className={classes.before}>{beforeText(before, after)}</span>
      </>
    ),
  })
  const difference: Column<ComparedRow> = {
    key: 'difference',
    head: t('difference'),
    end: true,
    card: phone ? 'end' : undefined,
    text: changeText,
  }
  return phone
    ? [
        {
          key: 'dish',
          head: t('dish'),
          namesRow: true,
          card: 'name',
          cell: (row) => (
            <ComparedLine
              row={row}
              opened={details.isOpen(row.key)}
              onToggle={() => details.toggle(row.key)}
            />
          ),
        },
        difference,
      ]
    : [
        { key: 'dish', head: t('dish'), namesRow: true, text: ({ name }) => name },
        bothColumn('sold'),
        bothColumn('revenue'),
        bothColumn('margin'),
        difference,
        {
          key: 'quadrant',
          head: t('quadrant'),
          cell: ({ dish }) => dish && <Quadrants of={dish} />,
        },
      ]
}
