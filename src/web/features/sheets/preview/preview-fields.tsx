import { Textarea } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import type { PaperFields } from '../document/paper-sheet.tsx'
import classes from './preview-fields.module.css'
import { PrintedSteps } from './printed-steps.tsx'
import type { PreviewEditing } from './use-preview-editing.ts'

/** The fields of edit mode, each at the place of what it edits. */
export function usePreviewFields(editing: PreviewEditing): PaperFields | undefined {
  const t = useTranslations()
  const { sheet, draft, change, portionsRefused, priceRefused } = editing
  if (draft === null) return undefined
  return {
    portions: (
      <QuantityField
        className={classes.number}
        size="xs"
        decimals={0}
        min={1}
        max={MAX_PORTIONS}
        judgedByForm
        refusal={t('editor.portions.refused')}
        aria-label={t('document.general.portions')}
        error={
          portionsRefused &&
          ((draft.portions ?? 0) < 1 ? t('errors.rules.portions-too-low') : t('editor.portions.refused'))
        }
        value={draft.portions}
        onChange={(portions) => change({ portions })}
      />
    ),
    priceHt: (
      <MoneyField
        className={classes.number}
        size="xs"
        judgedByForm
        zeroIsNone
        aria-label={t('document.general.priceHt')}
        error={priceRefused && t('errors.rules.out-of-range')}
        value={draft.sellingPriceHt}
        onChange={(sellingPriceHt) => change({ sellingPriceHt })}
      />
    ),
    method: (
      <>
        <Textarea
          className={classes.method}
          autosize
          minRows={sheet.steps.length === 0 ? 5 : 2}
          maxLength={SHEET_MAX_LENGTH.method}
          aria-label={t('document.method.title')}
          value={draft.method}
          onChange={(event) => change({ method: event.currentTarget.value })}
        />
        <PrintedSteps sheetId={sheet.id} steps={sheet.steps} />
      </>
    ),
  }
}
