import { memo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { address } from '#web/lib/navigation/address.ts'
import { SheetBadges, type SheetBadgesProps } from './sheet-badges.tsx'
import { SheetMargin } from './sheet-margin.tsx'
import { SheetMenu } from './sheet-menu.tsx'
import classes from './sheet-line.module.css'
import type { SheetActions } from './use-sheet-actions.ts'
import { useSheetFigures } from './use-sheet-figures.ts'

/** As in sheet-line.module.css. */
export const ROW_HEIGHT = 64

export interface SheetLineProps extends SheetBadgesProps {
  index: number
  total: number
  measure: (line: HTMLElement | null) => void
  actions: SheetActions
  /** Below it: a question about it. */
  children: ReactNode
}

/** A sheet of the list on a phone: its name and its price, below them the rest. */
export const SheetLine = memo(function SheetLine(props: SheetLineProps) {
  const { sheet, settings, shared, index, total, measure, actions, children } = props
  const t = useTranslations()
  const format = useFormat()
  const { costPortion, sellingPriceTtc, incomplete } = useSheetFigures(sheet, settings)
  const facts = [
    t(`trade.sheetCategories.${sheet.category}`),
    t('sheets.table.portionCost', { cost: format.partialSum(costPortion, incomplete) }),
  ]
  return (
    <li
      ref={measure}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      className={classes.item}
    >
      <div className={classes.line}>
        <a href={address(paths.editRecipe(sheet.id))} className={classes.name}>
          {sheet.title}
        </a>
        <span className={classes.price}>
          {sellingPriceTtc === null ? t('sheets.table.noPrice') : format.euro(sellingPriceTtc)}
        </span>
        <span className={classes.facts}>
          <SheetBadges sheet={sheet} settings={settings} shared={shared} size="sm" /> {facts.join(' · ')}
        </span>
        <SheetMargin sheet={sheet} settings={settings} variant="text" />
        <div className={classes.menu}>
          <SheetMenu sheet={sheet} settings={settings} actions={actions} deletes />
        </div>
      </div>
      {children}
    </li>
  )
})
