import { IconMinus } from '#web/ui/icons/minus.ts'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { useTranslations } from 'use-intl'
import { LIVE_PORTIONS } from './live-sheet.ts'
import classes from './portion-steps.module.css'

interface PortionStepsProps {
  portions: number
  onTouch: () => void
  onAdd: (difference: number) => void
}

/** How many plates the sheet is cut into: the same fish for one guest more, or one fewer. */
export function PortionSteps({ portions, onTouch, onAdd }: PortionStepsProps) {
  const t = useTranslations('home.sheet')
  return (
    <fieldset className={classes.portions} aria-label={t('portionsLabel')}>
      <button
        type="button"
        data-print="hidden"
        data-needs-script
        aria-label={t('fewer')}
        aria-disabled={portions === LIVE_PORTIONS.fewest}
        onFocus={onTouch}
        onClick={() => onAdd(-1)}
      >
        <IconMinus size={16} aria-hidden />
      </button>
      <span className={classes.portionCount}>{t('portions', { count: portions })}</span>
      <button
        type="button"
        data-print="hidden"
        data-needs-script
        aria-label={t('more')}
        aria-disabled={portions === LIVE_PORTIONS.most}
        onFocus={onTouch}
        onClick={() => onAdd(1)}
      >
        <IconPlus size={16} aria-hidden />
      </button>
    </fieldset>
  )
}
