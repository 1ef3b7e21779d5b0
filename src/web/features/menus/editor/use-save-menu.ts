import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { fieldIssuesOf, statusOf } from '#web/lib/failure/failure.ts'
import { menuInput } from '#contract/menus.ts'
import { useFormProblems } from '#web/lib/form/use-form-problems.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { conflictingMenu, menuGone, useChangeMenu } from '../menus-api.ts'
import { checkedContent, contentOf } from './menu-draft.ts'
import type { MenuWriting } from './use-menu-draft.ts'

/** Saves what is written; a refusal leaves it on the screen. */
export function useSaveMenu({ base, draft, dirty, settle }: MenuWriting) {
  const t = useTranslations('menus')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const { field, validate, reportFailure } = useFormProblems(
    {
      schema: menuInput,
      texts: {
        nom: { required: t('form.nameRequired') },
        prixTtc: { required: t('form.priceRequired') },
        'choices.*.nom': { required: t('editor.choiceNameRequired') },
      },
    },
    checkedContent(draft),
  )
  const { mutate, reset, isPending, error } = useChangeMenu()
  const conflict = conflictingMenu(error)

  const send = (revision: string) =>
    mutate(
      { id: base.id, revision, ...contentOf(draft) },
      {
        onError: (failure) => {
          reportFailure(failure)
          if (statusOf(failure) === 404) void menuGone(queryClient, base.id)
        },
      },
    )

  const failureText = () => {
    if (error === null || conflict) return undefined
    const sheetGone = fieldIssuesOf(error).some(({ rule }) => rule === 'unknown-reference')
    return sheetGone ? t('failure.sheetGone') : sentence(t('failure.save'), error)
  }

  return {
    field,
    busy: isPending,
    conflict,
    failure: failureText(),
    save: () => {
      if (validate() !== undefined && dirty) send(base.revision)
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

export type MenuField = ReturnType<typeof useSaveMenu>['field']
