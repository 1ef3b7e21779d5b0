import { useTranslations } from 'use-intl'
import { netUnitPrice } from '#domain/costing/net-unit-price.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import { DEFAULT_WASTAGE_METHOD, WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import { DEFAULT_MARGIN_THRESHOLDS } from '#domain/pricing/margin-band.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { priceHt } from '#domain/pricing/price-ht.ts'
import { useFormat } from '#web/lib/use-format.ts'
import { blanquette } from '../example-dish.ts'
import { proseTags } from '../reading/prose-tags.tsx'
import classes from './about.module.css'
import { Formula } from './formula.tsx'

/** A kilo of shallots, EUR without VAT, and the percent of it that is peeled away. */
const SHALLOTS = { price: 4.8, loss: 15 }

/** The formulas, each with figures that the domain works out. */
export function Counting() {
  const t = useTranslations('about.counting')
  const methods = useTranslations('about.counting.methods')
  const format = useFormat()
  const { portions, tvaRate, priceTtc, lines } = blanquette
  const total = sheetCost(Object.values(lines), DEFAULT_WASTAGE_METHOD).costTotal
  const portion = portionCost(total, portions)
  const ht = priceHt(priceTtc, tvaRate)
  const { targetMargin, floorMargin } = DEFAULT_MARGIN_THRESHOLDS

  return (
    <>
      <h3>{t('loss.title')}</h3>
      <p>{t('loss.body')}</p>
      <div className={classes.pair}>
        {WASTAGE_METHODS.map((method) => (
          <Formula
            key={method}
            name={methods(method)}
            formula={t(`loss.${method}.formula`)}
            note={t(`loss.${method}.note`)}
            example={t.rich('loss.example', {
              ...proseTags,
              price: format.euro(SHALLOTS.price),
              loss: format.percent(SHALLOTS.loss, 0),
              net: format.euro(afterLoss(method)),
            })}
          />
        ))}
      </div>
      <h3>{t('portion.title')}</h3>
      <p>{t('portion.body')}</p>
      <Formula
        formula={t('portion.formula')}
        example={t.rich('portion.example', {
          ...proseTags,
          total: format.euro(total),
          count: portions,
          portion: format.euro(portion),
        })}
      />
      <h3>{t('vat.title')}</h3>
      <p>{t('vat.body')}</p>
      <Formula
        formula={t('vat.formula')}
        example={t.rich('vat.example', {
          ...proseTags,
          ttc: format.euro(priceTtc),
          rate: format.percent(tvaRate, 0),
          ht: format.euro(ht),
        })}
      />
      <h3>{t('margin.title')}</h3>
      <p>
        {t('margin.body', { target: format.percent(targetMargin, 0), floor: format.percent(floorMargin, 0) })}
      </p>
      <Formula
        formula={t('margin.formula')}
        example={t.rich('margin.example', {
          ...proseTags,
          ht: format.euro(ht),
          portion: format.euro(portion),
          margin: format.percent(marginRate(ht, portion)),
        })}
      />
    </>
  )
}

function afterLoss(method: (typeof WASTAGE_METHODS)[number]): number {
  const net = netUnitPrice(SHALLOTS.price, SHALLOTS.loss, method)
  if (!net.known) throw new Error('A loss under 100 % has a price')
  return net.price
}
