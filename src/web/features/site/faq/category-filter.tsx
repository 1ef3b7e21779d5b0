import { useTranslations } from 'use-intl'
import { FAQ_CATEGORIES, type FaqCategory } from '#web/messages/site-text.ts'
import classes from './faq.module.css'

type Choice = FaqCategory | 'all'

interface CategoryFilterProps {
  chosen: Choice
  onChoose: (choice: Choice) => void
  countOf: (choice: Choice) => number
}

export function CategoryFilter({ chosen, onChoose, countOf }: CategoryFilterProps) {
  const t = useTranslations('faq')
  return (
    <fieldset className={classes.filter} aria-label={t('filter')} data-print="hidden" data-needs-script>
      {(['all', ...FAQ_CATEGORIES] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          className={classes.choice}
          aria-pressed={chosen === choice}
          onClick={() => onChoose(choice)}
        >
          {choice === 'all' ? t('all') : t(`categories.${choice}`)}
          <span className={classes.number} aria-hidden>
            {countOf(choice)}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
