import { useId } from 'react'
import { useTranslations } from 'use-intl'
import classes from './contents.module.css'

interface ContentsProps {
  /** In the order of the page, by the id of their headings. */
  entries: readonly { id: string; title: string }[]
  /** As the sections of a text of law are. */
  numbered?: boolean
}

/** What the page holds: beside the text where there is room, above it where there is none. */
export function Contents({ entries, numbered = false }: ContentsProps) {
  const t = useTranslations('shell')
  const id = useId()
  return (
    <nav className={classes.contents} aria-labelledby={id} data-print="hidden">
      <p id={id} className={classes.label}>
        {t('onThisPage')}
      </p>
      <ol className={classes.list} data-numbered={numbered || undefined}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`}>{entry.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
