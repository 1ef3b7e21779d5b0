import { useTranslations } from 'use-intl'
import type { MenuDish } from '#domain/menus/menu-choice.ts'
import { menuFigures } from '#domain/menus/menu-figures.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { CARTE_DISHES } from '../../example-carte.ts'
import { blanquette, figuresOf, roastVeal } from '../../example-dish.ts'
import classes from './figures.module.css'
import { Picture } from './picture.tsx'

function dish(ficheId: string, portionCost: number, singlePriceTtc: number, tvaRate = 10): MenuDish {
  return { ficheId, portionCost, costIncomplete: false, costDoubtful: false, tvaRate, singlePriceTtc }
}

/** EUR: with a glass of wine, so that two rates of VAT share its price. */
const PRICE = 34
const CHOICES = [
  {
    dishes: [dish('egg', 1.62, CARTE_DISHES.egg.priceTtc), dish('leeks', 1.18, CARTE_DISHES.leeks.priceTtc)],
  },
  {
    dishes: [
      dish('veal', figuresOf(blanquette()).portion, CARTE_DISHES.veal.priceTtc),
      dish('roast', figuresOf(roastVeal()).portion, CARTE_DISHES.roast.priceTtc),
    ],
  },
  { dishes: [dish('wine', 1.1, 6, 20)] },
]

/** A menu at a fixed price: its cost, its margin, its VAT by rate. */
export function MenuFigure() {
  const t = useTranslations('features.figures.menu')
  const format = useFormat()
  const { cost, margin, vat } = menuFigures(PRICE, CHOICES)
  return (
    <Picture label={t('label')}>
      <div className={classes.heading}>
        <strong>{t('title')}</strong>
        <b>{format.euro(PRICE)}</b>
      </div>
      <div className={classes.row}>
        <span>{t('cost')}</span>
        <b>{t('range', { lowest: format.euro(cost.lowest), highest: format.euro(cost.highest) })}</b>
      </div>
      <div className={classes.row}>
        <span>{t('margin')}</span>
        {margin && <MarginBadge rate={margin.percent} />}
      </div>
      {vat.known &&
        vat.parts.map(({ tvaRate, baseHt, tva }) => (
          <div key={tvaRate} className={classes.row}>
            <span>
              {t('vat', { rate: format.percent(tvaRate, 0) })}
              <small>{t('base', { ht: format.euro(baseHt) })}</small>
            </span>
            <b>{format.euro(tva)}</b>
          </div>
        ))}
    </Picture>
  )
}
