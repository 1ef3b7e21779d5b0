import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { CARTE_DISHES, EXAMPLE_CARTE } from '../../example-carte.ts'
import classes from './papers.module.css'
import { Picture } from './picture.tsx'

/** A carte of two gammes. */
export function CarteFigure() {
  const t = useTranslations('features.figures.carte')
  const format = useFormat()
  return (
    <Picture label={t('label')}>
      <div className={classes.carte}>
        <p className={classes.carteName}>{t('name')}</p>
        {EXAMPLE_CARTE.map(({ gamme, dishes }) => (
          <div key={gamme}>
            <p className={classes.gamme}>{t(gamme)}</p>
            {dishes.map((dish) => (
              <p key={dish} className={classes.dish}>
                <span>{t(dish)}</span>
                <i />
                <span>{format.euro(CARTE_DISHES[dish].priceTtc)}</span>
              </p>
            ))}
          </div>
        ))}
        <p className={classes.foot}>{t('foot')}</p>
      </div>
    </Picture>
  )
}
