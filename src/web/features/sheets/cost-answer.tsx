import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import classes from './cost-doubt.module.css'
import { useCheckCost } from './sheets-api.ts'

export interface AnswerButtonProps {
  stored: { id: string; version: number }
  /** What was declared right before, to which undoing goes back. */
  checkedCost: number | null
  /** EUR without VAT for one portion, to be declared right; null to have the cost questioned again. */
  answer: number | null
  /** Names the sheet, in a list of several. */
  label?: string
  /** Called where the button had the focus, before it is removed with the question. */
  onAnswered?: (button: HTMLElement) => void
}

/** 'Le coût est juste', and after that the way back: one button, so that the focus stays on it. */
export function AnswerButton({ stored, checkedCost, answer, label, onAnswered }: AnswerButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const t = useTranslations('trade.costDoubts')
  const common = useTranslations('common')
  const textOf = useFailureText()
  const { mutate, isPending } = useCheckCost({
    onFailed: (failure) =>
      notifyFailure(storedVersionOf(failure) === undefined ? textOf(failure, t('failed')) : t('changed')),
  })
  const say = (portionCost: number | null, before: number | null) =>
    mutate(
      { ...stored, portionCost },
      {
        onSuccess: () => {
          const { current } = button
          if (current !== null && current === document.activeElement) onAnswered?.(current)
          notifyUndo(t(portionCost === null ? 'askedAgain' : 'noted'), common('undo'), () =>
            mutate({ ...stored, portionCost: before }),
          )
        },
      },
    )
  return (
    <DemoLock>
      <Button
        ref={button}
        size="compact-sm"
        aria-label={label}
        variant="default"
        data-print="hidden"
        className={classes.answer ?? ''}
        aria-busy={isPending}
        onClick={({ detail }) => {
          // The second click of a double click would take the answer back.
          if (detail < 2) say(answer, checkedCost)
        }}
      >
        {t(answer === null ? 'askAgain' : 'right')}
      </Button>
    </DemoLock>
  )
}
