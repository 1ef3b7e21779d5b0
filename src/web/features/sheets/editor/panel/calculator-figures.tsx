import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SHOWN_AMOUNT_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { netCost } from '#domain/pricing/net-cost.ts'
import { priceKeepingMargin } from '#domain/pricing/price-keeping-margin.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'
import { suggestedPrice } from '#domain/pricing/suggested-price.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { ExplainedAmount } from '../../cost-path/explained-amount.tsx'
import type { Suggestion } from '../../cost-path/explain.ts'
import { useEditor, useEditorState, useEditorViewAfterPause } from '../state/use-editor.ts'
import classes from './calculator.module.css'
import { PanelRow } from './panel-row.tsx'

interface CalculatorFiguresProps {
  /** Null while what is typed is out of range. */
  coefficient: number | null
  loss: number | null
}

/** What the calculator comes to: by itself, because it follows what is typed and its fields do not. */
export function CalculatorFigures({ coefficient, loss }: CalculatorFiguresProps) {
  const t = useTranslations('editor.calculator')
  const tCommon = useTranslations('common')
  const format = useFormat()
  const store = useEditor()
  const settings = useEditorState((state) => state.settings)
  const tvaRate = useEditorState(({ draft }) => draft.tvaRate)
  const costPortion = useEditorViewAfterPause((view) => view.costPortion)
  const provisional = useEditorViewAfterPause((view) => view.uncostedLines > 0)
  const net = loss === null ? null : netCost(costPortion, loss)
  const price = net === null || coefficient === null ? null : suggestedPrice(net, coefficient)
  // Of a cost that lacks lines it would be too low.
  const objective =
    net === null || net === 0 || provisional ? null : priceKeepingMargin(net, settings.targetMargin, tvaRate)
  const explained = (figure: Suggestion['figure'], amount: number | null) =>
    amount === null ? (
      tCommon('none')
    ) : (
      <ExplainedAmount
        // Without a coefficient the net cost is explained all the same.
        subject={{ kind: 'suggested', figure, loss: loss ?? 0, coefficient: coefficient ?? 1, tvaRate }}
        name={t(figure)}
      >
        {format.euro(amount)}
      </ExplainedAmount>
    )
  const labelOf = (figure: 'priceHt' | 'priceTtc') => (
    <>
      {t(figure)}{' '}
      {coefficient !== null && (
        <span className="note">{t('times', { coefficient: format.quantity(coefficient) })}</span>
      )}
    </>
  )

  const apply = () => {
    if (price === null) return
    const sellingPriceHt = roundHalfAwayFromZero(price, SHOWN_AMOUNT_DECIMALS)
    store.dispatch({ type: 'fact-changed', change: { sellingPriceHt } })
  }

  return (
    <>
      {/* Without a loss it is the cost of a portion, which is shown above. */}
      {loss !== 0 && <PanelRow label={t('netCost')}>{explained('netCost', net)}</PanelRow>}
      <PanelRow label={labelOf('priceHt')}>{explained('priceHt', price)}</PanelRow>
      <PanelRow label={labelOf('priceTtc')}>
        {explained('priceTtc', price === null ? null : priceTtc(price, tvaRate))}
      </PanelRow>
      {price !== null && net !== null && price > 0 && (
        <PanelRow label={t('margin')}>
          <MarginBadge
            rate={marginRate(price, net)}
            thresholds={settings}
            variant="text"
            provisional={provisional}
          />
        </PanelRow>
      )}
      {objective !== null && (
        <PanelRow label={t('objective', { rate: format.percent(settings.targetMargin) })}>
          <output>{format.euro(objective)}</output>
        </PanelRow>
      )}
      <Button
        variant="subtle"
        className={classes.apply}
        disabled={price === null || price === 0}
        onClick={apply}
      >
        {t('apply')}
      </Button>
    </>
  )
}
