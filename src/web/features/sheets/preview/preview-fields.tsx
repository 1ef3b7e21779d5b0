import { Textarea } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import type { PaperFields } from '../document/paper-sheet.tsx'
import { focusScaling } from '../scaling/scaling-bar.tsx'
import classes from './preview-fields.module.css'
import { PrintedSteps } from './printed-steps.tsx'
import type { PreviewEditing } from './use-preview-editing.ts'

/** The fields of edit mode, each at the place of what it edits. */
export function usePreviewFields(editing: PreviewEditing): PaperFields | undefined {
  const t = useTranslations()
  const { sheet, draft, change, field } = editing
  if (draft === null) return undefined
  return {
    portions: (
      <QuantityField
        {...field('portions')}
        className={classes.number}
        size="xs"
        decimals={0}
        min={1}
        max={MAX_PORTIONS}
        validateOnSubmit
        refusal={t('editor.portions.refused')}
        aria-label={t('document.general.portions')}
        value={draft.portions}
        onChange={(portions) => change({ portions })}
        onKeyDown={(event) => {
          // Otherwise the same press would be an answer.
          if (event.key === 'Enter' && focusScaling()) event.preventDefault()
        }}
      />
    ),
    priceHt: (
      <MoneyField
        {...field('sellingPriceHt')}
        className={classes.number}
        size="xs"
        validateOnSubmit
        negative={t('errors.rules.price-negative')}
        aria-label={t('document.general.priceHt')}
        value={draft.sellingPriceHt}
        onChange={(sellingPriceHt) => change({ sellingPriceHt })}
      />
    ),
    method: (
      <>
        <Textarea
          mt="6pt"
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
