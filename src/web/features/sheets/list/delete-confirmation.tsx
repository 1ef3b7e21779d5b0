import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import classes from './delete-confirmation.module.css'

export interface DeleteConfirmationProps {
  question: string
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks in the place of the buttons it stands for. Escape takes it back. */
export function DeleteConfirmation({ question, busy, onConfirm, onCancel }: DeleteConfirmationProps) {
  const t = useTranslations('common')
  const cancel = useRef<HTMLButtonElement>(null)
  useHotkeys([['Escape', () => busy || onCancel()]])
  useEffect(() => cancel.current?.focus(), [])
  return (
    <fieldset aria-label={question} className={classes.box}>
      <p className={classes.question}>{question}</p>
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={onCancel} disabled={busy} ref={cancel}>
          {t('cancel')}
        </Button>
        <Button size="xs" color="beetroot" onClick={onConfirm} disabled={busy}>
          {busy ? t('deleting') : t('confirm')}
        </Button>
      </div>
    </fieldset>
  )
}
