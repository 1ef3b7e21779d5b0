import { useTranslations } from 'use-intl'
import classes from './figures.module.css'
import { Picture } from './picture.tsx'

const COLUMNS = ['gluten', 'milk', 'eggs'] as const
const DISHES = [
  { name: 'egg', contains: ['milk', 'eggs'] },
  { name: 'veal', contains: ['milk'] },
] as const satisfies { name: string; contains: readonly (typeof COLUMNS)[number][] }[]

/** Part of the table of allergens, and where one of them comes from. */
export function AllergenFigure() {
  const t = useTranslations('features.figures.allergens')
  return (
    <Picture label={t('label')}>
      <div className={classes.allergens}>
        <small>{t('dish')}</small>
        {COLUMNS.map((column) => (
          <small key={column}>{t(column)}</small>
        ))}
        {DISHES.map(({ name, contains }) => (
          <div key={name} className={classes.contents}>
            <span>{t(name)}</span>
            {COLUMNS.map((column) => (
              <b key={column}>{contains.some((one) => one === column) ? '●' : ''}</b>
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
