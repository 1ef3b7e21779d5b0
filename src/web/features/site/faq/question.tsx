import { IconChevronDown } from '#web/ui/icons/chevron-down.ts'
import { IconLink } from '#web/ui/icons/link.ts'
import { useTranslations } from 'use-intl'
import type { FaqId } from '#web/messages/site-text.ts'
import prose from '../reading/prose.module.css'
import { proseTags } from '../reading/prose-tags.tsx'
import classes from './faq.module.css'

/** A question that opens without a script, and that the browser's own search finds closed. */
export function Question({ id }: { id: FaqId }) {
  const t = useTranslations('faq')
  return (
    <details id={id} className={classes.question}>
      <summary className={classes.summary}>
        <span>{t(`questions.${id}.question`)}</span>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} />
      </summary>
      <div className={classes.answer}>
        <div className={prose.prose}>
          <p>{t.rich(`questions.${id}.answer`, proseTags)}</p>
        </div>
        <a className={classes.permalink} href={`#${id}`} data-print="hidden">
          <IconLink size={16} aria-hidden />
          {t('permalink')}
        </a>
      </div>
    </details>
  )
}
