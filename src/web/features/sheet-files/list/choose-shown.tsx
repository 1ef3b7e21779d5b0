import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { SheetSummary } from '../reading/overview.ts'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'

export interface ChooseShownProps {
  sheets: readonly SheetSummary[]
  choices: SheetChoices
}

/** Chooses all sheets that are shown, or none of them. */
export function ChooseShown({ sheets, choices }: ChooseShownProps) {
  const t = useTranslations('sheetImport.choose')
  const chosen = sheets.filter(({ id }) => !choices.of(id).leftOut).length
  if (sheets.length < 2) return null
  return (
    <Checkbox
      pl={13}
      label={t('all', { count: chosen, of: sheets.length })}
      checked={chosen === sheets.length}
      indeterminate={chosen > 0 && chosen < sheets.length}
      onChange={(event) =>
        choices.changeAll(
          sheets.map(({ id }) => id),
          { leftOut: !event.currentTarget.checked },
        )
      }
    />
  )
}
