import { Card, Group, Text, Textarea } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { paths } from '#web/entities/paths.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { focusScaling } from '../scaling/scaling-bar.tsx'
import classes from './loaded-preview.module.css'
import type { PreviewEditing } from './use-preview-editing.ts'

/** The fields of edit mode, above the pages that follow what is typed. */
export function PreviewFields({ editing }: { editing: PreviewEditing }) {
  const t = useTranslations()
  const { sheet, draft, change, field } = editing
  if (draft === null) return null
  return (
    <Card
      component="section"
      aria-label={t('document.editMode')}
      className={classes.fields}
      data-print="hidden"
    >
      <Group align="flex-start">
        <QuantityField
          {...field('portions')}
          decimals={0}
          min={1}
          max={MAX_PORTIONS}
          validateOnSubmit
          refusal={t('editor.portions.refused')}
          label={t('document.general.portions')}
          value={draft.portions}
          onChange={(portions) => change({ portions })}
          onKeyDown={(event) => {
            // Otherwise the same press would be an answer.
            if (event.key === 'Enter' && focusScaling()) event.preventDefault()
          }}
        />
        <MoneyField
          {...field('sellingPriceHt')}
          validateOnSubmit
          negative={t('errors.rules.price-negative')}
          label={t('document.general.priceHt')}
          value={draft.sellingPriceHt}
          onChange={(sellingPriceHt) => change({ sellingPriceHt })}
        />
      </Group>
      <Textarea
        mt="sm"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={SHEET_MAX_LENGTH.method}
        label={t('document.method.title')}
        value={draft.method}
        onChange={(event) => change({ method: event.currentTarget.value })}
      />
      {sheet.steps.length > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('document.method.steps')}{' '}
          <TextLink to={paths.editRecipe(sheet.id)} underline="always">
            {t('document.method.editSteps')}
          </TextLink>
        </Text>
      )}
    </Card>
  )
}
