import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldIssuesOf, statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { conflictingMenu, menuGone, useChangeMenu } from '../menus-api.ts'
import { contentOf, issueIn } from './menu-draft.ts'
import type { MenuWriting } from './use-menu-draft.ts'

/** Saves what is written; a refusal leaves it on the screen. */
export function useSaveMenu({ base, draft, dirty, settle }: MenuWriting) {
  const t = useTranslations('menus.failure')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const [checked, setChecked] = useState(false)
  const { mutate, reset, isPending, error } = useChangeMenu()
  const conflict = conflictingMenu(error)

  const send = (revision: string) =>
    mutate(
      { id: base.id, revision, ...contentOf(draft) },
      {
        onError: (failure) => {
          if (statusOf(failure) === 404) void menuGone(queryClient, base.id)
        },
      },
    )

  const failureText = () => {
    if (error === null || conflict) return undefined
    const sheetGone = fieldIssuesOf(error).some(({ rule }) => rule === 'unknown-reference')
    return sheetGone ? t('sheetGone') : sentence(t('save'), error)
  }

  return {
    checked,
    busy: isPending,
    conflict,
    failure: failureText(),
    save: () => {
      setChecked(true)
      if (issueIn(draft) !== null) focusIssue()
      else if (dirty) send(base.revision)
    },
    takeTheirs: (current: typeof base) => {
      settle(current, false)
      reset()
    },
    keepMine: (current: typeof base) => {
      settle(current, true)
      send(current.revision)
    },
  }
}

/** Once the fields say what is wrong with them. */
function focusIssue(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus())
}
