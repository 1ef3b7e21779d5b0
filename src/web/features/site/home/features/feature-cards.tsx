import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import section from '../home-section.module.css'
import classes from './feature-cards.module.css'
import { CarteMiniature, CostMiniature, SheetMiniature } from './miniatures.tsx'

const CARDS = [
  ['sheets', SheetMiniature],
  ['costs', CostMiniature],
  ['cartes', CarteMiniature],
] as const

/** The three things the product does, each with a piece of itself. */
export function FeatureCards() {
  const t = useTranslations('home.features')
  return (
    <section className={section.section}>
      <h2 className={classes.title}>{t('title')}</h2>
      <p className={classes.body}>{t('body')}</p>
      <ul className={classes.cards}>
        {CARDS.map(([key, Miniature]) => (
          <li key={key} className={classes.card}>
            <div className={classes.words}>
              <h3>{t(`${key}.title`)}</h3>
              <p>{t(`${key}.body`)}</p>
            </div>
            <Miniature />
          </li>
        ))}
      </ul>
      <TextLink to={paths.features} className={classes.all}>
        {t('all')}
      </TextLink>
    </section>
  )
}
