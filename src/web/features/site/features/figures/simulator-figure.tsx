import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { blanquette, figuresOf, roastVeal } from '../../example-dish.ts'
import classes from './figures.module.css'
import { Picture } from './picture.tsx'
import { RAISED_VEAL_PRICE, VEAL_RISE } from './veal-rise.ts'

const SHEETS = [
  { name: 'roast', before: roastVeal(), after: roastVeal(RAISED_VEAL_PRICE) },
  { name: 'veal', before: blanquette(), after: blanquette(RAISED_VEAL_PRICE) },
] as const

/** Two margins before and after a rise of the price of veal. */
export function SimulatorFigure() {
  const t = useTranslations('features.figures.simulator')
  const format = useFormat()
  return (
    <Picture label={t('label')}>
      <div className={classes.heading}>
        <strong>{t('change')}</strong>
        <b data-change="dearer">{`+ ${format.percent(VEAL_RISE, 0)}`}</b>
      </div>
      <div className={classes.compared}>
        <small />
        <small>{t('before')}</small>
        <small>{t('after')}</small>
        {SHEETS.map(({ name, before, after }) => (
          <div key={name} className={classes.contents}>
            <span>{t(name)}</span>
            <MarginBadge compared variant="text" rate={figuresOf(before).margin} />
            <MarginBadge compared variant="text" rate={figuresOf(after).margin} />
          </div>
        ))}
      </div>
    </Picture>
  )
}
