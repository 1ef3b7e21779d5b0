import { useTranslations } from 'use-intl'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { Action } from '#web/ui/actions/action.tsx'
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
}

/** 'Le coût est juste', and after that the way back: one button, so that the focus stays on it. */
export function AnswerButton({ stored, checkedCost, answer }: AnswerButtonProps) {
  const t = useTranslations('trade.costDoubts')
  const common = useTranslations('common')
  const textOf = useFailureText()
  const onFailed = (failure: unknown) =>
    notifyFailure(storedVersionOf(failure) === undefined ? textOf(failure, t('failed')) : t('changed'))
  const { mutate: takeBack } = useCheckCost({ onFailed })
  const { id, version } = stored
  const { mutate, isPending } = useCheckCost({
    onFailed,
    // Also where a menu that the button was in is closed meanwhile.
    onStored: () =>
      notifyUndo(t(answer === null ? 'reopened' : 'noted'), common('undo'), () =>
        takeBack({ id, version, portionCost: checkedCost }),
      ),
  })
  return (
    <DemoLock>
      <Action
        size="compact-sm"
        data-print="hidden"
        className={classes.answer ?? ''}
        aria-busy={isPending}
        onClick={({ detail }) => {
          // The second click of a double click would take the answer back.
          if (detail < 2) mutate({ id, version, portionCost: answer })
        }}
      >
        {t(answer === null ? 'reopen' : 'right')}
      </Action>
    </DemoLock>
  )
}
