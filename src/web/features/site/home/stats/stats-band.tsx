import { VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { landingFigures, landingFiguresAreSamples } from '#content/landing-figures.ts'
import { formatNumber, formatPercent } from '#web/lib/format/format.ts'
import { useSeen } from '../use-seen.ts'
import { counterAt, COUNTER_KEYS, type CounterKey } from './counter.ts'
import classes from './stats-band.module.css'
import { useCounterStep } from './use-counter-step.ts'

const WHOLE = { minimumDecimals: 0, maximumDecimals: 0 }

/** Four figures that count up once they come into view. */
export function StatsBand() {
  const t = useTranslations('home.stats')
  const language = useLocale()
  const band = useRef<HTMLElement>(null)
  const step = useCounterStep(useSeen(band, 0.6))
  const shown = (key: CounterKey, value: number) =>
    key === 'savings' ? formatPercent(value, language, 0) : formatNumber(value, language, WHOLE)
  return (
    <section ref={band} className={classes.band} aria-label={t('label')}>
      <dl className={classes.figures}>
        {COUNTER_KEYS.map((key) => (
          <div key={key} className={classes.figure}>
            <dt className="dimmed">{t(key)}</dt>
            <dd>
              {/* Screen readers read the final figure, not each step of the animation. */}
              <VisuallyHidden>{shown(key, landingFigures[key])}</VisuallyHidden>
              <span aria-hidden data-counter={key}>
                {shown(key, counterAt(landingFigures[key], step))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {landingFiguresAreSamples && <p className={classes.note}>{t('note')}</p>}
    </section>
  )
}
