import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations, type Messages } from 'use-intl'
import classes from './features.module.css'

export type FeatureId = keyof Messages['features']['sections']

const POINTS = ['first', 'second', 'third'] as const

interface FeatureSectionProps {
  id: FeatureId
  body: string
  /** Its picture. */
  children: ReactNode
}

export function FeatureSection({ id, body, children }: FeatureSectionProps) {
  const t = useTranslations('features.sections')
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={2} id={id} className={classes.title}>
          {t(`${id}.title`)}
        </Title>
        <p className={classes.body}>{body}</p>
        <ul className={classes.points}>
          {POINTS.map((point) => (
            <li key={point}>{t(`${id}.points.${point}`)}</li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  )
}
