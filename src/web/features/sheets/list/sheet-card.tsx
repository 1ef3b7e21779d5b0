import { Badge, Group, VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { CostSettings } from '../sheet-view.ts'
import { SheetPhoto } from '../photo/sheet-photo.tsx'
import { DeleteIconButton } from './delete-icon-button.tsx'
import { DeleteConfirmation } from './delete-confirmation.tsx'
import classes from './sheet-card.module.css'
import type { SharedGaps } from './shared-gaps.ts'
import { SheetBadges } from './sheet-badges.tsx'
import { SheetMenu } from './sheet-menu.tsx'
import { useSheetFigures } from './use-sheet-figures.ts'
import { SheetMargin } from './sheet-margin.tsx'
import type { DeletionState, SheetActions } from './use-sheet-actions.ts'

export interface SheetCardProps {
  sheet: TechSheetSummary
  settings: CostSettings
  shared: SharedGaps
  deletion: DeletionState
  actions: SheetActions
  /** For the one card of a row that is measured, with the row's number. */
  ref?: Ref<HTMLLIElement>
  'data-index'?: number
}

export const SheetCard = memo(function SheetCard(props: SheetCardProps) {
  const { sheet, settings, shared, deletion, actions, ref, 'data-index': index } = props
  const t = useTranslations()
  const format = useFormat()
  const { costPortion, sellingPriceTtc, incomplete } = useSheetFigures(sheet, settings)
  return (
    <li ref={ref} data-index={index} className={classes.card}>
      {sheet.photo !== null && (
        <SheetPhoto sheetId={sheet.id} photo={sheet.photo} className={classes.photo} lazy />
      )}
      <Group gap={6}>
        <Badge color="gray">{t(`trade.sheetCategories.${sheet.category}`)}</Badge>
        <SheetBadges sheet={sheet} settings={settings} shared={shared} />
        <span className={classes.portions}>{t('sheets.card.portions', { count: sheet.portions })}</span>
      </Group>
      <h2 className={classes.title}>
        <TextLink to={paths.editRecipe(sheet.id)} className={classes.link}>
          {sheet.title}
        </TextLink>
      </h2>
      <p className="note">
        {t('sheets.card.modified', { date: format.dateLong(sheet.updatedAt) })}
        {sheet.published && ` · ${t('sheets.card.published')}`}
      </p>
      <div className={classes.price}>
        {sellingPriceTtc === null ? (
          <>
            <span className={classes.cost}>
              {t('sheets.card.portionCost', { cost: format.partialSum(costPortion, incomplete) })}
            </span>
            <span className="dimmed">
              <VisuallyHidden>{t('sheets.table.margin')} </VisuallyHidden>
              {t('sheets.table.noPrice')}
            </span>
          </>
        ) : (
          <>
            <span className={classes.ttc}>{format.euro(sellingPriceTtc)}</span>
            <span className={classes.cost}>{t('sheets.card.ttc')}</span>
            <SheetMargin sheet={sheet} settings={settings} />
          </>
        )}
      </div>
      <div className={classes.actions}>
        {deletion === 'idle' ? (
          <>
            <TextLink to={paths.editRecipe(sheet.id)} className={classes.edit}>
              {t('sheets.card.edit')}
            </TextLink>
            <SheetMenu sheet={sheet} settings={settings} actions={actions} />
            <DeleteIconButton sheet={sheet} actions={actions} />
          </>
        ) : (
          <DeleteConfirmation
            sheetId={sheet.id}
            question={t('sheets.deletion.question')}
            busy={deletion === 'busy'}
            onConfirm={() => actions.confirm(sheet.id)}
            onCancel={() => actions.cancel(sheet.id)}
          />
        )}
      </div>
    </li>
  )
})
