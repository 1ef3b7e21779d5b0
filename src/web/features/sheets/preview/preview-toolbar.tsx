import { Button, ButtonGroup } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { writeChosen } from '#web/entities/sheet/chosen-sheets.ts'
import { Action } from '#web/ui/actions/action.tsx'
import { PaperBar } from '#web/ui/paper-bar/paper-bar.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { PreviewEditing } from './use-preview-editing.ts'

export interface PreviewToolbarProps {
  sheetId: string
  /** For how many it is shown. */
  covers: number
  editing: PreviewEditing
  exporting: boolean
  onExport: () => void
}

/** Above the sheet and never on paper. */
export function PreviewToolbar({ sheetId, covers, editing, exporting, onExport }: PreviewToolbarProps) {
  const t = useTranslations()
  const exportText = exporting ? t('document.exporting') : t('document.exportPdf')
  const reading = editing.draft === null
  return (
    <PaperBar
      landscape
      back={{ to: paths.recipes, label: t('document.back') }}
      beside={
        <>
          <TextLink to={paths.recipe(sheetId)}>{t('document.readSheet')}</TextLink>
          <TextLink to={paths.editRecipe(sheetId)}>{t('document.editSheet')}</TextLink>
          <TextLink to={paths.purchases} search={{ sheets: writeChosen([{ sheetId, covers }]) }}>
            {t('sheets.purchases')}
          </TextLink>
          <ButtonGroup aria-label={t('document.modes')}>
            <Button
              variant={reading ? 'light' : 'default'}
              aria-pressed={reading}
              disabled={editing.saving}
              onClick={() => void (reading || editing.read())}
            >
              {t('document.readMode')}
            </Button>
            <Button
              variant={reading ? 'default' : 'light'}
              aria-pressed={!reading}
              disabled={editing.saving}
              onClick={() => reading && editing.edit()}
            >
              {t('document.editMode')}
            </Button>
          </ButtonGroup>
        </>
      }
      main={
        reading ? (
          <Button onClick={onExport} disabled={exporting}>
            {exportText}
          </Button>
        ) : (
          <Button onClick={editing.save} disabled={editing.saving}>
            {editing.saving
              ? t('common.saving')
              : t(editing.gone ? 'editor.save.createAgain' : 'common.save')}
          </Button>
        )
      }
    >
      <PrintButton>{t('document.print')}</PrintButton>
      {!reading && (
        <Action onClick={onExport} disabled={exporting}>
          {exportText}
        </Action>
      )}
    </PaperBar>
  )
}
