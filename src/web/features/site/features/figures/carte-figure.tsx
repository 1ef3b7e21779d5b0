import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/use-format.ts'
import { blanquette, roastVeal } from '../../example-dish.ts'
import classes from './papers.module.css'
import { Picture } from './picture.tsx'

/** EUR, what guests read. */
const GAMMES = [
  {
    gamme: 'starters',
    dishes: [
      { name: 'egg', price: 9.5 },
      { name: 'leeks', price: 8 },
    ],
  },
  {
    gamme: 'mains',
    dishes: [
      { name: 'veal', price: blanquette().priceTtc },
      { name: 'roast', price: roastVeal().priceTtc },
    ],
  },
] as const

/** A carte of two gammes. */
export function CarteFigure() {
  const t = useTranslations('features.figures.carte')
  const format = useFormat()
  return (
    <Picture label={t('label')}>
      <div className={classes.carte}>
        <p className={classes.carteName}>{t('name')}</p>
        {GAMMES.map(({ gamme, dishes }) => (
          <div key={gamme}>
            <p className={classes.gamme}>{t(gamme)}</p>
            {dishes.map(({ name, price }) => (
              <p key={name} className={classes.dish}>
                <span>{t(name)}</span>
                <i />
                <span>{format.euro(price)}</span>
              </p>
            ))}
          </div>
        ))}
        <p className={classes.foot}>{t('foot')}</p>
      </div>
    </Picture>
  )
}
