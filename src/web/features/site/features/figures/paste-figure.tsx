import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import classes from './figures.module.css'
import { PASTED_LINES } from './pasted-lines.ts'
import { Picture } from './picture.tsx'

/** A text, and what the product itself reads in it. */
export function PasteFigure() {
  const t = useTranslations('features.figures.paste')
  const format = useFormat()
  const language = useLocale()
  return (
    <Picture label={t('label')}>
      <pre className={classes.pasted}>{t('text')}</pre>
      {PASTED_LINES[language].map(({ quantity, unit, name, note }) => (
        <div key={name} className={classes.row}>
          <span>
            {name}
            {note !== null && <small>{note}</small>}
          </span>
          <b>
            {quantity !== null && `${format.quantity(quantity)} ${unit ?? ''}`}
            <IconCircleCheck size={16} aria-hidden className={classes.sure} />
          </b>
        </div>
      ))}
    </Picture>
  )
}
