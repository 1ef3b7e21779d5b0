import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { LIVE_LINES, LIVE_PORTIONS, liveFigures, MARKET_PRICES } from '../live-sheet/live-sheet.ts'
import classes from './miniatures.module.css'

const FIGURES = liveFigures(MARKET_PRICES, LIVE_PORTIONS.market)

/** The same dish on paper. Decorative: the text beside it describes it. */
export function SheetMiniature() {
  const t = useTranslations('home')
  const format = useFormat()
  return (
    <div className={classes.paper} data-kind="sheet" aria-hidden>
      <div className={classes.kind}>{t('features.document')}</div>
      <div className={classes.dish}>{t('sheet.title')}</div>
      <div className={classes.rows}>
        {LIVE_LINES.map((line, at) => (
          <div key={line.key} className={classes.row}>
            <span className={classes.number}>{format.quantity(line.quantity)}</span>
            <span className="dimmed">{t(`sheet.units.${line.unit}`)}</span>
            <span className={classes.product}>{t(`sheet.products.${line.key}`)}</span>
            <span className={classes.number}>{format.euro(FIGURES.lines[at]?.cost ?? 0)}</span>
          </div>
        ))}
      </div>
      <div className={classes.total}>
        <span>{t('features.documentCost')}</span>
        <span>{format.euro(FIGURES.costPortion)}</span>
      </div>
    </div>
  )
}

/** Percent of the dish's cost, the largest first. */
const SHARES = LIVE_LINES.map(({ key }, at) => ({ key, share: FIGURES.lines[at]?.share ?? 0 })).toSorted(
  (one, other) => other.share - one.share,
)

/** Where the money of the dish goes, line by line. */
export function CostMiniature() {
  const t = useTranslations('home')
  const format = useFormat()
  return (
    <div className={classes.paper} data-kind="costs" aria-hidden>
      <div className={classes.kind}>{t('features.shareTitle')}</div>
      {SHARES.map(({ key, share }) => (
        <div key={key} className={classes.share}>
          <span className={classes.product}>{t(`sheet.products.${key}`)}</span>
          <span className={classes.number}>{format.percent(share)}</span>
          <span className={classes.bar}>
            <span style={{ width: `${share.toFixed(2)}%` }} />
          </span>
        </div>
      ))}
    </div>
  )
}

const CARTE = [
  ['starters', [['egg', 14] as const, ['leeks', 11] as const]],
  ['mains', [['dish', FIGURES.priceTtc] as const, ['risotto', 21] as const]],
] as const

/** A carte that has the dish on it, at the price of the sheet. */
export function CarteMiniature() {
  const t = useTranslations('home.features.carte')
  const format = useFormat()
  return (
    <div className={classes.paper} data-kind="carte" aria-hidden>
      <div className={classes.house}>{t('name')}</div>
      {CARTE.map(([gamme, dishes]) => (
        <div key={gamme}>
          <div className={classes.gamme}>{t(gamme)}</div>
          {dishes.map(([dish, price]) => (
            <div key={dish} className={classes.served}>
              <span>{t(dish)}</span>
              <span className={classes.leader} />
              <span>{format.euro(price, Number.isInteger(price) ? 0 : 2)}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
