import { Card } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SHOWN_AMOUNT_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { storedPriceHt } from '#domain/pricing/price-ht.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'
import { AlcoholRemark } from '#web/entities/carte/alcohol-remark.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import type { SheetFacts } from '../state/draft.ts'
import { ExplainedAmount } from '../../cost-path/explained-amount.tsx'
import { useEditor, useEditorState, useEditorView, useIsBlank } from '../state/use-editor.ts'
import { useOpenScaling } from '../state/use-open-scaling.ts'
import classes from './cost-card.module.css'
import { DraftDoubt, MarginLine } from './margin-line.tsx'
import { PanelRow } from './panel-row.tsx'

/** The id by which a publication without a price leads to the price. */
export const PRICE_FIELD_ID = 'selling-price-ht'

const shown = (amount: number | null) =>
  amount === null ? null : roundHalfAwayFromZero(amount, SHOWN_AMOUNT_DECIMALS)

/** What a portion costs, what it is sold for, and what that leaves. */
export function CostCard() {
  const t = useTranslations('editor.cost')
  const tRules = useTranslations('errors.rules')
  const format = useFormat()
  const store = useEditor()
  const id = useId()
  const sellingPriceHt = useEditorState(({ draft }) => draft.sellingPriceHt)
  const tvaRate = useEditorState(({ draft }) => draft.tvaRate)
  const sellingPriceTtc = useEditorView((view) => view.sellingPriceTtc)
  const [htError, tellHt] = useState<string | null>(null)
  const [ttcError, tellTtc] = useState<string | null>(null)
  const change = (facts: Partial<SheetFacts>) => store.dispatch({ type: 'fact-changed', change: facts })

  return (
    <Card component="section" aria-label={t('price')} padding="sm">
      <PortionFigure />
      <MarginLine />
      <DraftDoubt />
      <PanelRow
        label={t('sellingPriceHt')}
        htmlFor={PRICE_FIELD_ID}
        wrong={htError ?? undefined}
        wrongId={`${id}-ht-wrong`}
      >
        <MoneyField
          id={PRICE_FIELD_ID}
          className={classes.field}
          value={shown(sellingPriceHt)}
          negative={tRules('price-negative')}
          onErrorText={tellHt}
          aria-describedby={htError === null ? undefined : `${id}-ht-wrong`}
          onChange={(price) => change({ sellingPriceHt: price })}
        />
      </PanelRow>
      <PanelRow label={t('tva')} htmlFor={`${id}-tva`}>
        <select
          id={`${id}-tva`}
          className={classes.tva}
          value={tvaRate}
          onChange={(event) => change({ tvaRate: Number(event.currentTarget.value) as VatRate })}
        >
          {VAT_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {format.rate(rate)}
            </option>
          ))}
        </select>
      </PanelRow>
      <VatRemark />
      <PanelRow
        label={t('sellingPriceTtc')}
        htmlFor={`${id}-ttc`}
        wrong={ttcError ?? undefined}
        wrongId={`${id}-ttc-wrong`}
      >
        <MoneyField
          id={`${id}-ttc`}
          className={classes.field}
          value={shown(sellingPriceTtc)}
          negative={tRules('price-negative')}
          onErrorText={tellTtc}
          aria-describedby={ttcError === null ? undefined : `${id}-ttc-wrong`}
          onChange={(ttc) =>
            // The price HT is stored with the decimals that give this price TTC again.
            change({
              sellingPriceHt: ttc === null ? null : storedPriceHt(ttc, tvaRate),
            })
          }
        />
      </PanelRow>
    </Card>
  )
}

/** By itself, because the title changes at every keystroke. */
function VatRemark() {
  const name = useEditorState(({ draft }) => draft.title)
  const tvaRate = useEditorState(({ draft }) => draft.tvaRate)
  return <AlcoholRemark name={name} tvaRate={tvaRate} />
}

/** By itself, because it changes at every keystroke and the fields beside it do not. */
function PortionFigure() {
  const t = useTranslations('editor.cost')
  const tScaling = useTranslations('scaling')
  const format = useFormat()
  const costPortion = useEditorView((view) => view.costPortion)
  const blank = useIsBlank()
  const uncostedLines = useEditorView((view) => view.uncostedLines)
  const uncosted = blank ? 0 : uncostedLines
  const open = useOpenScaling()
  return (
    <Figure
      live
      label={t('perPortion')}
      value={
        <output className={classes.portion}>
          <ExplainedAmount subject={{ kind: 'portion' }} name={t('perPortion')}>
            {format.euro(costPortion)}
          </ExplainedAmount>
        </output>
      }
      hint={
        open === null && uncosted === 0 ? undefined : (
          <>
            {open !== null && <div className={classes.open}>{tScaling('open', open)}</div>}
            {uncosted > 0 && <div>{t('excluded', { count: uncosted })}</div>}
          </>
        )
      }
    />
  )
}
