import { Menu } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import { Action, ActionLink } from '#web/ui/actions/action.tsx'
import { RowMenu } from '#web/ui/actions/row-menu.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { AnswerButton } from '../cost-answer.tsx'
import type { CostSettings } from '../sheet-view.ts'
import { deleteButtonId, type SheetActions } from './use-sheet-actions.ts'
import { useSheetFigures } from './use-sheet-figures.ts'

export interface SheetMenuProps {
  sheet: TechSheetSummary
  settings: CostSettings
  actions: SheetActions
  /** Where no button beside it deletes the sheet. */
  deletes?: boolean
}

/** What is done with a sheet: read it, change it, print it, copy it. */
export function SheetMenu({ sheet, settings, actions, deletes = false }: SheetMenuProps) {
  const t = useTranslations('sheets.table')
  const { id, title } = sheet
  return (
    <RowMenu label={t('more', { title })} {...(deletes && { id: deleteButtonId(id) })}>
      <ActionLink to={paths.recipe(id)}>{t('read')}</ActionLink>
      <ActionLink to={paths.editRecipe(id)}>{t('edit')}</ActionLink>
      <ActionLink to={paths.previewRecipe(id)}>{t('print')}</ActionLink>
      <Action onClick={() => actions.duplicate(id)}>{t('duplicate')}</Action>
      <CostAnswer sheet={sheet} settings={settings} />
      {deletes && (
        <>
          <Menu.Divider />
          <DemoLock>
            <Action onClick={() => actions.openConfirmation(id)}>{t('delete')}</Action>
          </DemoLock>
        </>
      )}
    </RowMenu>
  )
}

/** Declares a questioned cost right. */
function CostAnswer({ sheet, settings }: Pick<SheetMenuProps, 'sheet' | 'settings'>) {
  const { why, costPortion } = useSheetFigures(sheet, settings)
  return why !== null && <AnswerButton stored={sheet} checkedCost={sheet.checkedCost} answer={costPortion} />
}
