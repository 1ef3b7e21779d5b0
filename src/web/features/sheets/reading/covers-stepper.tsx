import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MOST_PORTIONS } from '#domain/quantity/most-portions.ts'
import { portionsIn } from '../portions-in.ts'
import classes from './covers-stepper.module.css'

export interface CoversStepperProps {
  covers: number
  onChange: (covers: number) => void
}

/** For how many to cook: typed or stepped. What is no number of covers changes nothing, and is marked. */
export function CoversStepper({ covers, onChange }: CoversStepperProps) {
  const t = useTranslations('sheets.reading')
  const tRules = useTranslations('errors.rules')
  const [typed, setTyped] = useState<string | null>(null)
  const wrong = typed !== null && portionsIn(typed) === null
  const step = (by: number) => {
    setTyped(null)
    onChange(Math.min(MOST_PORTIONS, Math.max(1, covers + by)))
  }

  return (
    <span className={classes.stepper}>
      <button
        type="button"
        data-print="hidden"
        aria-label={t('fewer')}
        disabled={covers <= 1}
        onClick={() => step(-1)}
      >
        <IconMinus size={16} aria-hidden />
      </button>
      <input
        className={classes.field}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('portions')}
        aria-invalid={wrong || undefined}
        title={wrong ? tRules('portions-too-low') : undefined}
        maxLength={6}
        size={Math.max(2, (typed ?? String(covers)).length)}
        value={typed ?? String(covers)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          const next = portionsIn(text)
          if (next !== null) onChange(next)
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            step(event.key === 'ArrowUp' ? 1 : -1)
          }
          if (event.key === 'Enter') setTyped(null)
        }}
      />
      <button
        type="button"
        data-print="hidden"
        aria-label={t('more')}
        disabled={covers >= MOST_PORTIONS}
        onClick={() => step(1)}
      >
        <IconPlus size={16} aria-hidden />
      </button>
    </span>
  )
}
