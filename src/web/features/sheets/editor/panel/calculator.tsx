import { Button, Card, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { INITIAL_COEFFICIENT, suggestedCoefficient } from '#domain/pricing/suggested-coefficient.ts'
import { COEFFICIENT_DECIMALS, MAX_COEFFICIENT, MIN_COEFFICIENT } from '#domain/pricing/limits.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { PremiumOverlay } from '#web/ui/demo/premium-overlay.tsx'
import { PercentField } from '#web/ui/percent-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { useEditorState } from '../state/use-editor.ts'
import { CalculatorFigures } from './calculator-figures.tsx'
import classes from './calculator.module.css'
import { PanelRow } from './panel-row.tsx'

const HIGHEST_LOSS = 100

/** From the cost of a portion to a price: what is lost of the whole, and how many times the cost it is sold for. */
export function Calculator() {
  const t = useTranslations('editor.calculator')
  const tCategories = useTranslations('trade.sheetCategories')
  const format = useFormat()
  const id = useId()
  const settings = useEditorState((state) => state.settings)
  const category = useEditorState(({ draft }) => draft.category)
  const suggested = suggestedCoefficient(category, settings)
  const [typedCoefficient, setCoefficient] = useState<number | null | 'of-category'>('of-category')
  const coefficient = typedCoefficient === 'of-category' ? suggested : typedCoefficient
  const [typedLoss, setLoss] = useState<number | null>(0)

  const loss = typedLoss ?? 0
  const [coefficientError, tellCoefficient] = useState<string | null>(null)
  const [lossError, tellLoss] = useState<string | null>(null)
  const ofCategory = t('suggested', { category: tCategories(category) })
  // What cannot be read, NaN, is neither.
  const coefficientWrong =
    coefficient === null || !(coefficient >= MIN_COEFFICIENT && coefficient <= MAX_COEFFICIENT)
  const lossWrong = !(loss >= 0 && loss <= HIGHEST_LOSS)

  return (
    <Card component="section" aria-labelledby={`${id}-title`} padding="sm">
      <Title order={2} id={`${id}-title`} size="md" ff="text" lts={0} mb={2}>
        {t('title')}
      </Title>
      <PremiumOverlay>
        <PanelRow
          htmlFor={`${id}-coefficient`}
          wrongId={`${id}-coefficient-wrong`}
          wrong={
            coefficientWrong
              ? (unreadable(coefficient, coefficientError) ?? t('coefficientTooLow'))
              : undefined
          }
          label={t('coefficient')}
          beside={
            coefficient === suggested ? (
              <span className="note" title={ofCategory}>
                {t('asSuggested')}
              </span>
            ) : (
              <Button
                variant="light"
                size="compact-sm"
                title={ofCategory}
                onClick={() => setCoefficient('of-category')}
              >
                {t('takeSuggested', { coefficient: format.quantity(suggested) })}
              </Button>
            )
          }
        >
          <QuantityField
            id={`${id}-coefficient`}
            className={classes.field}
            decimals={COEFFICIENT_DECIMALS}
            minDecimals={COEFFICIENT_DECIMALS}
            min={MIN_COEFFICIENT}
            max={MAX_COEFFICIENT}
            validateOnSubmit
            onErrorText={tellCoefficient}
            value={coefficient}
            onChange={setCoefficient}
            onBlur={() => {
              if (coefficient === null) setCoefficient(INITIAL_COEFFICIENT)
            }}
            aria-invalid={coefficientWrong || undefined}
            aria-describedby={coefficientWrong ? `${id}-coefficient-wrong` : undefined}
          />
        </PanelRow>
        <PanelRow
          label={t('loss')}
          htmlFor={`${id}-loss`}
          wrongId={`${id}-loss-wrong`}
          wrong={lossWrong ? (unreadable(loss, lossError) ?? t('lossOutOfRange')) : undefined}
        >
          <PercentField
            id={`${id}-loss`}
            className={classes.field}
            minDecimals={1}
            validateOnSubmit
            onErrorText={tellLoss}
            value={typedLoss}
            onChange={setLoss}
            aria-invalid={lossWrong || undefined}
            aria-describedby={lossWrong ? `${id}-loss-wrong` : undefined}
          />
        </PanelRow>
        <CalculatorFigures
          coefficient={coefficientWrong ? null : coefficient}
          loss={lossWrong ? null : loss}
        />
      </PremiumOverlay>
    </Card>
  )
}

/** The error of a text; a number out of range has a specific message here. */
function unreadable(value: number | null, error: string | null): string | null {
  return Number.isNaN(value) ? error : null
}
