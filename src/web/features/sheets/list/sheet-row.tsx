import { Badge, Button } from '@mantine/core'
import { memo } from 'react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { CostSettings } from '../sheet-view.ts'
import { priceView } from '../sheet-view.ts'
import { CostDoubtBadge, useCostDoubt } from '../cost-doubt.tsx'
import { DeleteConfirmation } from './delete-confirmation.tsx'
import { SheetIconButtons } from './sheet-icon-buttons.tsx'
import { SheetMargin } from './sheet-margin.tsx'
import table from '#web/ui/table/folding-table.module.css'
import classes from './sheet-table.module.css'
import { deleteButtonId } from './use-sheet-actions.ts'
import type { DeletionState, SheetActions } from './use-sheet-actions.ts'

export interface SheetRowProps {
  sheet: TechSheetSummary
  settings: CostSettings
  deletion: DeletionState
  actions: SheetActions
  /** Its place among the sheets, from 0. */
  index: number
  ref: Ref<HTMLTableRowElement>
}

export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { sheet, settings, deletion, actions, index, ref } = props
  const t = useTranslations()
  const format = useFormat()
  const price = priceView(sheet, sheet.coutMatiere, settings)
  const incomplete = sheet.uncostedLines > 0
  const why = useCostDoubt({
    sheet: { ...sheet, costPortion: price.costPortion, incomplete },
    thresholds: settings,
  })
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={table.row}
      data-asking={deletion !== 'idle' || undefined}
    >
      <td className={`${table.subject} ${classes.recipe}`}>
        <TextLink to={paths.editRecipe(sheet.id)} className={classes.link}>
          {sheet.title}
        </TextLink>
        {incomplete && (
          <Badge color="saffron" size="sm">
            {t('sheets.card.incomplete')}
          </Badge>
        )}
        <CostDoubtBadge why={why} sheet={{ ...sheet, costPortion: price.costPortion }} size="sm" />
        {sheet.undeclaredLines > 0 && (
          <Badge color="saffron" size="sm">
            {t('trade.allergenStates.incomplete')}
          </Badge>
        )}
      </td>
      <td className={classes.category}>{t(`trade.sheetCategories.${sheet.category}`)}</td>
      <td className={classes.portions}>{format.quantity(sheet.portions)}</td>
      <td className={classes.price}>
        {price.sellingPriceTtc === null ? t('sheets.table.noPrice') : format.euro(price.sellingPriceTtc)}
      </td>
      <td className={classes.margin}>
        <SheetMargin price={price} settings={settings} provisional={incomplete} doubtful={why !== null} />
      </td>
      <td className={classes.modified}>{format.dateLong(sheet.updatedAt)}</td>
      <td className={classes.actions}>
        {deletion === 'idle' ? (
          <>
            <SheetIconButtons
              sheet={sheet}
              actions={actions}
              edit={
                <TextLink to={paths.editRecipe(sheet.id)} className={classes.edit}>
                  {t('sheets.table.edit')}
                </TextLink>
              }
            />
            <Button
              id={deleteButtonId(sheet.id)}
              variant="subtle"
              color="gray"
              size="compact-sm"
              onClick={() => actions.openConfirmation(sheet.id)}
            >
              {t('sheets.table.delete')}
            </Button>
          </>
        ) : (
          <DeleteConfirmation
            sheetId={sheet.id}
            question={t('sheets.deletion.short')}
            busy={deletion === 'busy'}
            onConfirm={() => actions.confirm(sheet.id)}
            onCancel={() => actions.cancel(sheet.id)}
          />
        )}
      </td>
    </tr>
  )
})
