import { useTranslations } from 'use-intl'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { NotebookDrawing } from '#web/ui/drawings/notebook.tsx'
import { ScalesDrawing } from '#web/ui/drawings/scales.tsx'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import section from './home-section.module.css'
import classes from './objections.module.css'

const OBJECTIONS = [
  ['units', ScalesDrawing],
  ['preparations', NotebookDrawing],
  ['prices', TruckDrawing],
  ['paper', CarteDrawing],
] as const

/** What a chef has seen go wrong with a costing, and what becomes of it here. */
export function Objections() {
  const t = useTranslations('home.objections')
  return (
    <section className={section.section}>
      <h2 className={classes.title}>{t('title')}</h2>
      <ul className={classes.objections}>
        {OBJECTIONS.map(([key, Drawing]) => (
          <li key={key} className={classes.objection}>
            <Drawing />
            <div className={section.words}>
              <h3>{t(`${key}.title`)}</h3>
              <p>{t(`${key}.body`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
