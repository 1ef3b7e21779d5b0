import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useDeletedNotice } from '#web/entities/bin/use-deleted-notice.ts'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { sheetGone, useDeleteSheet, useDuplicateSheet } from '../sheets-api.ts'

/** The button that asks for a deletion: the focus comes back to it when it is taken back. */
export function deleteButtonId(sheetId: string): string {
  return `delete-${sheetId}`
}

/** idle: nothing is asked; asking: the confirmation shows; busy: the deletion is under way. */
export type DeletionState = 'idle' | 'asking' | 'busy'

export interface SheetActions {
  openConfirmation: (id: string) => void
  cancel: (id: string) => void
  confirm: (id: string) => void
  duplicate: (id: string) => void
}

/** What can be done with a sheet of the list. One confirmation shows at a time. */
export function useSheetActions() {
  const t = useTranslations('sheets')
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const announce = useDeletedNotice()
  const deletion = useDeleteSheet().mutateAsync
  const { mutate: copy } = useDuplicateSheet({
    onCopied: ({ title }) => notifySuccess(t('duplication.done', { title })),
    onFailed: (failure) => notifyFailure(failureText(failure, t('duplication.failed'))),
  })
  const [target, setTarget] = useState<{ id: string; busy: boolean } | null>(null)

  const actions = useMemo((): SheetActions => {
    const close = (id: string) => setTarget((current) => (current?.id === id ? null : current))

    const remove = async (id: string) => {
      setTarget({ id, busy: true })
      try {
        const gone = await deletion({ id })
        announce(t('deletion.done'), gone)
      } catch (failure) {
        if (codeOf(failure) !== 'NOT_FOUND') {
          notifyFailure(failureText(failure, t('deletion.failed')))
          close(id)
          return
        }
        // Another window was faster; what was asked for is done.
        sheetGone(queryClient, id)
        notifySuccess(t('deletion.done'))
      }
      close(id)
      document.getElementById('content')?.focus({ preventScroll: true })
    }

    return {
      openConfirmation: (id) =>
        setTarget((current) => (current?.busy === true ? current : { id, busy: false })),
      cancel: (id) => {
        flushSync(() => close(id))
        document.getElementById(deleteButtonId(id))?.focus()
      },
      confirm: (id) => void remove(id),
      duplicate: (id) => copy({ id }),
    }
  }, [deletion, announce, copy, failureText, queryClient, t])

  const stateOf = ({ id }: TechSheetSummary): DeletionState =>
    target?.id !== id ? 'idle' : target.busy ? 'busy' : 'asking'
  return { actions, stateOf }
}
