import { Anchor } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { operator } from '#content/operator.ts'
import { PhoneLink } from '#web/ui/phone-link.tsx'
import classes from './contact.module.css'

const DAYS = ['weekdays', 'saturday', 'sunday'] as const

/** When someone is there, and where else to reach them. */
export function ContactDetails() {
  const t = useTranslations('contact')
  const language = useLocale()
  const notice = operator.notice[language]
  return (
    <aside className={classes.details} aria-label={t('details')}>
      <section>
        <h2>{t('hours.title')}</h2>
        <dl className={classes.hours}>
          {DAYS.map((day) => (
            <div key={day}>
              <dt className="dimmed">{t(`hours.${day}.days`)}</dt>
              <dd>{t(`hours.${day}.hours`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{t('reply.title')}</h2>
        <p>{t('reply.promise')}</p>
      </section>
      <section>
        <h2>{t('reach')}</h2>
        <address className={classes.address}>
          <span>{operator.name[language]}</span>
          <span>{operator.address[language]}</span>
          <Anchor href={`mailto:${operator.email}`}>{operator.email}</Anchor>
          <PhoneLink number={operator.phone} />
        </address>
        {notice !== '' && <p className={classes.notice}>{notice}</p>}
      </section>
    </aside>
  )
}
