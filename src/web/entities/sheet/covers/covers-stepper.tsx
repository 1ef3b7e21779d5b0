import { Flex } from '@mantine/core'
import { IconMinus } from '#web/ui/icons/minus.ts'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNumberText } from '#web/ui/use-number-text.ts'
import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { portionsIn } from './portions-in.ts'
import { usePortionsRefusal } from './use-portions-refusal.ts'
import classes from './covers-stepper.module.css'

export interface CoversStepperProps {
  covers: number
  /** What it is called where a page has several. */
  label?: string
  onChange: (covers: number) => void
}

/**
 * For how many to cook: typed or stepped. An invalid number changes nothing and shows its error until it is corrected.
 */
export function CoversStepper({ covers, label, onChange }: CoversStepperProps) {
  const t = useTranslations('sheets.reading')
  const refusalOf = usePortionsRefusal()
  const [refused, setRefused] = useState<string | null>(null)
  const field = useNumberText({
    value: covers,
    parse: portionsIn,
    format: () => String(covers),
    showsTyped: () => true,
  })
  const wrongId = useId()
  const step = (by: number) => {
    field.setText(null)
    setRefused(null)
    onChange(Math.min(MAX_PORTIONS, Math.max(1, covers + by)))
  }

  return (
    <Flex
      component="span"
      display="inline-flex"
      wrap="wrap"
      align="center"
      gap={6}
      className={classes.stepper}
    >
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
        {...field.props}
        className={classes.field}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label ?? t('portions')}
        aria-invalid={refused !== null || undefined}
        aria-describedby={refused === null ? undefined : wrongId}
        maxLength={12}
        size={Math.max(2, field.props.value.length)}
        onChange={(event) => {
          const text = event.currentTarget.value
          field.setText(text)
          const next = portionsIn(text)
          setRefused(next === null ? text : null)
          if (next !== null) onChange(next)
        }}
        onBlur={() => {
          field.props.onBlur()
          // An emptied field only shows its number again.
          if (refused?.trim() === '') setRefused(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            step(event.key === 'ArrowUp' ? 1 : -1)
          }
          if (event.key === 'Enter' && refused === null) field.setText(null)
          if (event.key === 'Escape') {
            field.setText(null)
            setRefused(null)
          }
        }}
      />
      <button
        type="button"
        data-print="hidden"
        aria-label={t('more')}
        disabled={covers >= MAX_PORTIONS}
        onClick={() => step(1)}
      >
        <IconPlus size={16} aria-hidden />
      </button>
      {refused !== null && (
        <span id={wrongId} className={classes.wrong} role="alert" data-print="hidden">
          {refusalOf(refused)}
        </span>
      )}
    </Flex>
  )
}
