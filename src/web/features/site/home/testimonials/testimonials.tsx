import { IconPlayerPause } from '#web/ui/icons/player-pause.ts'
import { IconPlayerPlay } from '#web/ui/icons/player-play.ts'
import { useId, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { testimonials, testimonialsAreSamples } from '#content/testimonials.ts'
import classes from './testimonials.module.css'
import { useCarousel } from './use-carousel.ts'

const COUNT = testimonials.length

/** What kitchens say, one at a time; all of them where nothing can move. */
export function Testimonials() {
  const t = useTranslations('home.testimonials')
  const language = useLocale()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const dots = useRef<HTMLFieldSetElement>(null)
  const { place, choose, running, turning, setRunning } = useCarousel(section, dots, COUNT)
  return (
    <section
      ref={section}
      className={classes.section}
      aria-labelledby={titleId}
      aria-roledescription={t('carousel')}
    >
      <h2 id={titleId} className={classes.title}>
        {t('title')}
      </h2>
      <div className={classes.slides} aria-live={turning ? 'off' : 'polite'}>
        {testimonials.map(({ quote, from }, at) => (
          <figure
            key={from.fr}
            className={classes.slide}
            data-shown={at === place || undefined}
            aria-roledescription={t('slide')}
            aria-label={t('place', { place: String(at + 1), count: String(COUNT) })}
          >
            <blockquote className={classes.quote}>{quote[language]}</blockquote>
            <figcaption className={classes.from}>{from[language]}</figcaption>
          </figure>
        ))}
      </div>
      <div className={classes.controls} data-print="hidden" data-needs-script>
        <button
          type="button"
          className={classes.control}
          aria-label={t(running ? 'pause' : 'play')}
          onClick={() => setRunning(!running)}
        >
          {running ? <IconPlayerPause size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />}
        </button>
        <fieldset ref={dots} className={classes.dots} aria-label={t('dots')}>
          {testimonials.map(({ from }, at) => (
            <button
              key={from.fr}
              type="button"
              className={classes.dot}
              aria-label={t('choose', { place: String(at + 1), count: String(COUNT) })}
              aria-current={at === place}
              onClick={() => choose(at)}
            />
          ))}
        </fieldset>
      </div>
      {testimonialsAreSamples && <p className={classes.note}>{t('note')}</p>}
    </section>
  )
}
