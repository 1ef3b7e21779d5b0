import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { address } from '#web/lib/navigation/address.ts'
import type { Column } from '#web/ui/table/column.ts'
import { DEFAULT_SHEET_SORT, type SheetSort } from '../sheet-search.ts'
import type { CostSettings } from '../sheet-view.ts'
import type { SharedGaps } from './shared-gaps.ts'
import { SheetBadges } from './sheet-badges.tsx'
import { SheetMargin } from './sheet-margin.tsx'
import { SheetMenu } from './sheet-menu.tsx'
import classes from './sheet-table.module.css'
import type { SheetActions } from './use-sheet-actions.ts'

export interface SheetColumnsOptions {
  settings: CostSettings
  actions: SheetActions
  shared: SharedGaps
}

/** The columns of the list of sheets. */
export function useSheetColumns({ settings, actions, shared }: SheetColumnsOptions) {
  const t = useTranslations('sheets.table')
  const trade = useTranslations('trade')
  const format = useFormat()
  return useMemo(
    (): readonly Column<TechSheetSummary, SheetSort>[] => [
      {
        key: 'recipe',
        head: t('recipe'),
        sort: ['title', '-title'],
        cell: (sheet) => (
          <div className={classes.recipe}>
            <a href={address(paths.editRecipe(sheet.id))} className={classes.name} title={sheet.title}>
              {sheet.title}
            </a>
            <SheetBadges sheet={sheet} settings={settings} shared={shared} size="sm" />
          </div>
        ),
      },
      {
        key: 'category',
        head: t('category'),
        width: '116px',
        sort: ['category', DEFAULT_SHEET_SORT],
        text: ({ category }) => trade(`sheetCategories.${category}`),
      },
      {
        key: 'portions',
        head: t('portions'),
        width: '100px',
        end: true,
        sort: ['portions', '-portions'],
        cell: ({ portions }) => format.quantity(portions),
      },
      {
        key: 'cost',
        head: t('cost'),
        width: '120px',
        end: true,
        cell: ({ coutMatiere, portions, uncostedLines }) =>
          format.partialSum(portionCost(coutMatiere, portions), uncostedLines > 0),
      },
      {
        key: 'price',
        head: t('price'),
        width: '104px',
        end: true,
        cell: ({ sellingPriceHt, tvaRate }) =>
          sellingPriceHt === null ? (
            <span className={classes.unpriced} title={t('givePrice')} data-invites>
              {t('noPrice')}
            </span>
          ) : (
            format.euro(priceTtc(sellingPriceHt, tvaRate))
          ),
      },
      {
        key: 'margin',
        head: t('margin'),
        width: '148px',
        end: true,
        // The first press shows which earn least.
        sort: ['margin', '-margin'],
        cell: (sheet) => <SheetMargin sheet={sheet} settings={settings} variant="text" />,
      },
      {
        key: 'modified',
        head: t('modified'),
        width: '182px',
        sort: ['-updatedAt', DEFAULT_SHEET_SORT],
        cell: ({ updatedAt }) => <span className="dimmed">{format.dateLong(updatedAt)}</span>,
      },
      {
        key: 'actions',
        head: t('actions'),
        width: '78px',
        end: true,
        cell: (sheet) => <SheetMenu sheet={sheet} settings={settings} actions={actions} deletes />,
      },
    ],
    [t, trade, format, settings, actions, shared],
  )
}
