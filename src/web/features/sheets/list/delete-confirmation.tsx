import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { statusOf } from '#web/lib/failure/failure.ts'
import { sheetUseQuery } from '../sheets-api.ts'
import classes from './delete-confirmation.module.css'
import { DeletionConsequences } from './deletion-consequences.tsx'

export interface DeleteConfirmationProps {
  sheetId: string
  question: string
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks in the place of the buttons it stands for, and says first which sheets lose a preparation. Escape takes it back. */
export function DeleteConfirmation({
  sheetId,
  question,
  busy,
  onConfirm,
  onCancel,
}: DeleteConfirmationProps) {
  const t = useTranslations('common')
  const use = useQuery({ ...sheetUseQuery(sheetId), staleTime: 0 })
  // Deleted meanwhile in another window: confirming then says that it is done.
  const known = use.data !== undefined || use.isError
  const cancel = useRef<HTMLButtonElement>(null)
  useHotkeys([['Escape', () => busy || onCancel()]])
  useEffect(() => cancel.current?.focus(), [])
  return (
    <fieldset aria-label={question} className={classes.box}>
      <div className={classes.question}>
        {statusOf(use.error) !== 404 && <DeletionConsequences use={use} />}
        <p>{question}</p>
      </div>
      <Group gap={8} wrap="nowrap">
        <Button size="xs" variant="default" onClick={onCancel} disabled={busy} ref={cancel}>
          {t('cancel')}
        </Button>
        <Button size="xs" color="beetroot" onClick={onConfirm} disabled={busy || !known}>
          {busy ? t('deleting') : t('confirm')}
        </Button>
      </Group>
    </fieldset>
  )
}
