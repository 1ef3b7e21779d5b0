import { CloseButton, Textarea } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import classes from './step-list.module.css'
import type { useSteps } from './use-steps.ts'

interface StepRowProps {
  step: string
  index: number
  actions: Pick<ReturnType<typeof useSteps>, 'change' | 'split' | 'join' | 'move' | 'remove'>
}

export function StepRow({ step, index, actions }: StepRowProps) {
  const t = useTranslations('builder.steps')
  const place = String(index + 1)

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, altKey, shiftKey, currentTarget: field } = event
    // What is being composed takes Enter for itself.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const atStart = field.selectionStart === 0 && field.selectionEnd === 0
    if (altKey && key === 'ArrowUp') actions.move(index, index - 1)
    else if (altKey && key === 'ArrowDown') actions.move(index, index + 1)
    else if (altKey && key === 'Delete') actions.remove(index)
    else if (key === 'Enter' && !altKey && !shiftKey) actions.split(index, field.selectionStart)
    else if (key === 'Backspace' && !altKey && atStart && index > 0) actions.join(index)
    else return
    event.preventDefault()
  }

  return (
    <li className={classes.row} data-step={index} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Delete">
      <span className={classes.handle} data-handle title={t('moveHint')}>
        {place}
      </span>
      <Textarea
        className={classes.field}
        variant="unstyled"
        aria-label={t('label', { place })}
        placeholder={index === 0 ? t('placeholder') : undefined}
        autosize
        minRows={1}
        maxRows={20}
        maxLength={SHEET_MAX_LENGTH.step}
        value={step}
        onChange={(event) => actions.change(index, event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <CloseButton
        className={classes.remove}
        aria-label={t('remove', { place })}
        onClick={() => actions.remove(index)}
      />
    </li>
  )
}
