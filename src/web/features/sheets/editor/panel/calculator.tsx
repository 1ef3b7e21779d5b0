import { Button, Card, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SHOWN_AMOUNT_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { netCost } from '#domain/pricing/net-cost.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'
import { suggestedCoefficient } from '#domain/pricing/suggested-coefficient.ts'
import { suggestedPrice } from '#domain/pricing/suggested-price.ts'
import { useFormat } from '#web/lib/use-format.ts'
import { MarginBadge } from '#web/ui/margin-badge.tsx'
import { PercentField } from '#web/ui/percent-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { useEditor, useEditorState, useEditorView } from '../state/use-editor.ts'
import classes from './calculator.module.css'
import { PanelRow } from './panel-row.tsx'

const LOWEST_COEFFICIENT = 1

/** From the cost of a portion to a price: what is lost of the whole, and how many times the cost it is sold for. */
export function Calculator() {
  const t = useTranslations('editor.calculator')
  const tCategories = useTranslations('trade.sheetCategories')
  const format = useFormat()
  const store = useEditor()
  const id = useId()
  const settings = useEditorState((state) => state.settings)
  const category = useEditorState(({ draft }) => draft.category)
  const tvaRate = useEditorState(({ draft }) => draft.tvaRate)
  const costPortion = useEditorView((view) => view.costPortion)
  const suggested = suggestedCoefficient(category, settings)
  // Until one is typed, the coefficient is the category's and follows it.
  const [typedCoefficient, setTypedCoefficient] = useState<{ value: number | null } | null>(null)
  const [loss, setLoss] = useState<number | null>(0)

  const coefficient = typedCoefficient === null ? suggested : typedCoefficient.value
  const lossPercent = loss ?? 0
  const coefficientWrong = coefficient === null || coefficient < LOWEST_COEFFICIENT
  const lossWrong = lossPercent > 100
  const net = lossWrong ? null : netCost(costPortion, lossPercent)
  const price = net === null || coefficientWrong ? null : suggestedPrice(net, coefficient)
  const amount = (value: number | null) => (value === null ? '–' : format.euro(value))

  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Title order={2} id={`${id}-title`} className={classes.title}>
        {t('title')}
      </Title>
      <PanelRow
        htmlFor={`${id}-coefficient`}
        wrongId={`${id}-coefficient-wrong`}
        wrong={coefficientWrong ? t('coefficientTooLow') : undefined}
        label={
          <>
            {t('coefficient')}{' '}
            <span className={classes.hint}>
              ({t('suggested', { category: tCategories(category), coefficient: format.quantity(suggested) })})
            </span>
          </>
        }
      >
        <QuantityField
          id={`${id}-coefficient`}
          className={classes.field}
          decimals={2}
          minDecimals={2}
          value={coefficient}
          onChange={(value) => setTypedCoefficient({ value })}
          onBlur={() => {
            // An empty field takes the category's coefficient again.
            if (coefficient === null) setTypedCoefficient(null)
          }}
          aria-invalid={coefficientWrong || undefined}
          aria-describedby={coefficientWrong ? `${id}-coefficient-wrong` : undefined}
        />
      </PanelRow>
      <PanelRow
        label={t('loss')}
        htmlFor={`${id}-loss`}
        wrongId={`${id}-loss-wrong`}
        wrong={lossWrong ? t('lossOutOfRange') : undefined}
      >
        <PercentField
          id={`${id}-loss`}
          className={classes.field}
          minDecimals={1}
          value={loss}
          onChange={setLoss}
          aria-invalid={lossWrong || undefined}
          aria-describedby={lossWrong ? `${id}-loss-wrong` : undefined}
        />
      </PanelRow>
      <PanelRow label={t('netCost')}>{amount(net)}</PanelRow>
      <PanelRow label={t('priceHt')}>{amount(price)}</PanelRow>
      <PanelRow label={t('priceTtc')}>{amount(price === null ? null : priceTtc(price, tvaRate))}</PanelRow>
      {price !== null && net !== null && price > 0 && (
        <PanelRow label={t('margin')}>
          <MarginBadge rate={marginRate(price, net)} thresholds={settings} variant="text" />
        </PanelRow>
      )}
      <Button
        variant="subtle"
        className={classes.apply}
        disabled={price === null || price === 0}
        onClick={() => {
          if (price === null) return
          const sellingPriceHt = roundHalfAwayFromZero(price, SHOWN_AMOUNT_DECIMALS)
          store.dispatch({ type: 'fact-changed', change: { sellingPriceHt } })
        }}
      >
        {t('apply')}
      </Button>
    </Card>
  )
}
