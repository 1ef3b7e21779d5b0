import { useTranslations } from 'use-intl'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { Actions } from '../reading/actions.tsx'
import classes from './closing.module.css'
import section from './home-section.module.css'

/** The last word of the page, and its two calls. */
export function Closing() {
  const t = useTranslations('home.closing')
  return (
    <section className={classes.closing} data-print="hidden">
      <div>
        <h2 className={section.title}>{t('title')}</h2>
        <p className={classes.body}>{t('body')}</p>
        <Actions />
      </div>
      <PlateDrawing />
    </section>
  )
}
