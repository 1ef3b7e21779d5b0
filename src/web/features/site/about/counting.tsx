import { useTranslations } from 'use-intl'
import { WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import { DEFAULT_MARGIN_THRESHOLDS } from '#domain/pricing/margin-band.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { blanquette, figuresOf } from '../example-dish.ts'
import { peeledPrice, SHALLOTS } from '../example-loss.ts'
import { proseTags } from '../reading/prose-tags.tsx'
import classes from './about.module.css'
import { Formula } from './formula.tsx'

/** The formulas, each with figures that the domain works out. */
export function Counting() {
  const t = useTranslations('about.counting')
  const methods = useTranslations('about.counting.methods')
  const format = useFormat()
  const dish = blanquette()
  const { portions, tvaRate, priceTtc } = dish
  const { costTotal, portion, ht, margin } = figuresOf(dish)
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
              net: format.euro(peeledPrice(method)),
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
          total: format.euro(costTotal),
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
          margin: format.percent(margin),
        })}
      />
    </>
  )
}
