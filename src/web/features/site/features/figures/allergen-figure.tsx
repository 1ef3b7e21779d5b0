import { useTranslations } from 'use-intl'
import { EXAMPLE_CARTE, isIn } from '../../example-carte.ts'
import classes from './figures.module.css'
import { Picture } from './picture.tsx'

const COLUMNS = [
  { allergen: 'Gluten', name: 'gluten' },
  { allergen: 'Lait', name: 'milk' },
  { allergen: 'Œufs', name: 'eggs' },
] as const

/** Part of the carte's table of allergens, and where one of them comes from. */
export function AllergenFigure() {
  const t = useTranslations('features.figures.allergens')
  const carte = useTranslations('features.figures.carte')
  return (
    <Picture label={t('label')}>
      <div className={classes.allergens}>
        <small>{t('dish')}</small>
        {COLUMNS.map(({ name }) => (
          <small key={name}>{t(name)}</small>
        ))}
        {EXAMPLE_CARTE.flatMap(({ dishes }) => dishes).map((dish) => (
          <div key={dish} className={classes.contents}>
            <span>{carte(dish)}</span>
            {COLUMNS.map(({ allergen, name }) => (
              <b key={name}>{isIn(dish, allergen) ? '●' : ''}</b>
            ))}
          </div>
        ))}
      </div>
      <div className={classes.effect}>
        <small>{t('origin')}</small>
      </div>
    </Picture>
  )
}
