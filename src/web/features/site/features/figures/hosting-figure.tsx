import { useTranslations } from 'use-intl'
import { Picture } from './picture.tsx'
import classes from './hosting-figure.module.css'

/** A terminal in which Gramme was started. */
export function HostingFigure() {
  const t = useTranslations('features.figures.hosting')
  return (
    <Picture label={t('label')} bare>
      <div className={classes.terminal}>
        <p>
          <span>$</span> npm start
        </p>
        <p>{t('ready')}</p>
      </div>
    </Picture>
  )
}
