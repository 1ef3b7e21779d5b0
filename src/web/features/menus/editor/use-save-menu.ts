import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type Menu, menuInput } from '#contract/menus.ts'
import { fieldIssuesOf, statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useConflict } from '#web/lib/form/use-conflict.ts'
import { useFormProblems } from '#web/lib/form/use-form-problems.ts'
import { useMergedText } from '#web/ui/conflict/use-merged-text.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { menuGone, useChangeMenu } from '../menus-api.ts'
import { checkedContent, contentOf, draftOf, type MenuDraft } from './menu-draft.ts'
import type { MenuWriting } from './use-menu-draft.ts'
import { type MenuPart, useMenuParts } from './use-menu-parts.ts'

/**
 * Saves what is written; a refusal leaves it on the screen. What another window has changed meanwhile is merged or
 * asked.
 */
export function useSaveMenu({ base, draft, dirty, begin }: MenuWriting) {
  const t = useTranslations('menus')
  const sentence = useFailureSentence()
  const mergedText = useMergedText()
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
  const { mutate, isPending, error } = useChangeMenu()
  const conflict = useConflict<Menu, MenuDraft>({
    opened: base,
    mine: draft,
    valuesOf: draftOf,
    parts: useMenuParts(),
    begin,
    save: send,
  })

  function send(from: Menu, typed: MenuDraft, taken: readonly MenuPart[] = []) {
    mutate(
      { id: from.id, revision: from.revision, ...contentOf(typed) },
      {
        onSuccess: () => {
          conflict.settled()
          if (taken.length > 0) notifySuccess(mergedText(taken.map(({ label }) => label)))
        },
        onError: (failure) => {
          if (conflict.meet(failure, from, typed)) return
          reportFailure(failure)
          if (statusOf(failure) === 404) void menuGone(queryClient, from.id)
        },
      },
    )
  }

  const failureText = () => {
    if (error === null || storedVersionOf(error) !== undefined) return undefined
    const sheetGone = fieldIssuesOf(error).some(({ rule }) => rule === 'unknown-reference')
    return sheetGone ? t('failure.sheetGone') : sentence(t('failure.save'), error)
  }

  return {
    field,
    busy: isPending,
    conflict,
    failure: failureText(),
    save: () => {
      if (validate() !== undefined && dirty) send(base, draft)
    },
  }
}

export type MenuField = ReturnType<typeof useSaveMenu>['field']
