import { useTranslations } from 'use-intl'
import { lineCost } from '#domain/costing/line-cost.ts'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { blanquette, figuresOf } from '../../example-dish.ts'
import classes from './papers.module.css'
import { Picture } from './picture.tsx'

const DISH = blanquette()
const LINES = Object.keys(DISH.lines) as (keyof typeof DISH.lines)[]

/** The printed sheet, white in every theme. */
export function PaperFigure() {
  const t = useTranslations('features.figures.paper')
  const sheet = useTranslations('features.figures.sheet')
  const format = useFormat()
  return (
    <Picture label={t('label')} bare>
      <div className={classes.paper}>
        <p className={classes.paperHeading}>{t('heading')}</p>
        <p className={classes.paperTitle}>{sheet('title')}</p>
        <div className={classes.paperColumns}>
          <div>
            {LINES.map((name) => {
              const cost = lineCost(DISH.lines[name], DEFAULT_WASTAGE_METHOD)
              return (
                <p key={name} className={classes.paperLine}>
                  <span>{sheet(`lines.${name}`)}</span>
                  <span>{cost.known && format.euro(cost.cost)}</span>
                </p>
              )
            })}
            <p className={classes.paperTotal}>
              <span>{t('total')}</span>
              <span>{format.euro(figuresOf(DISH).costTotal)}</span>
            </p>
          </div>
          <div>
            <p className={classes.paperMethod}>{t('method')}</p>
            <i />
            <i />
            <i />
            <i />
            <i />
          </div>
        </div>
        <p className={classes.paperPage}>{t('page')}</p>
      </div>
    </Picture>
  )
}
