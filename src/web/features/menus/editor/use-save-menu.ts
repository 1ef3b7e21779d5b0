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
import { menusQuery, useChangeMenu, useCreateMenu } from '../menus-api.ts'
import { checkedContent, contentOf, draftOf, type MenuDraft } from './menu-draft.ts'
import type { MenuWriting } from './use-menu-draft.ts'
import { type MenuPart, useMenuParts } from './use-menu-parts.ts'

/**
 * Saves what is written; a refusal leaves it on the screen. What another window has changed meanwhile is merged or
 * asked, and a menu that it has deleted can be composed again.
 */
export function useSaveMenu({ base, draft, dirty, begin }: MenuWriting, onComposed: (id: string) => void) {
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
  const composition = useCreateMenu()
  const gone = statusOf(error) === 404
  const conflict = useConflict<Menu, MenuDraft>({
    opened: base,
    mine: draft,
    valuesOf: draftOf,
    parts: useMenuParts(),
    begin,
    save: send,
  })

  function send(from: Menu, typed: MenuDraft, taken: readonly MenuPart[] = []) {
    const { carteId, ...content } = contentOf(typed)
    const carte = carteId === from.carteId ? {} : { carteId }
    mutate(
      { id: from.id, revision: from.revision, ...content, ...carte },
      {
        onSuccess: ({ id }) => {
          // What an answer was lost of has composed it again.
          if (id !== base.id) return onComposed(id)
          conflict.settled()
          if (taken.length > 0) notifySuccess(mergedText(taken.map(({ label }) => label)))
        },
        onError: (failure) => {
          if (conflict.meet(failure, from, typed)) return
          reportFailure(failure)
          // The menu itself is not read again: its page would go, and take along what is written.
          if (statusOf(failure) === 404) void queryClient.invalidateQueries(menusQuery())
        },
      },
    )
  }

  const compose = () =>
    composition.mutate(contentOf(draft), {
      onSuccess: ({ id }) => onComposed(id),
      onError: reportFailure,
    })

  const failureText = () => {
    if (composition.isError && composition.madeBefore === null) return textOf(composition.error)
    return error === null || gone || storedVersionOf(error) !== undefined ? undefined : textOf(error)
  }
  const textOf = (failure: unknown) => {
    const sheetGone = fieldIssuesOf(failure).some(({ rule }) => rule === 'unknown-reference')
    return sheetGone ? t('failure.sheetGone') : sentence(t('failure.save'), failure)
  }

  return {
    field,
    busy: isPending || composition.isPending,
    conflict,
    creation: composition,
    /** Changes what the first attempt has composed to what is written. */
    correct: (made: Menu) => {
      if (validate() !== undefined) send(made, draft)
    },
    /** Another window has deleted it: a save composes it again. */
    gone,
    failure: failureText(),
    save: () => {
      if (validate() === undefined) return
      if (gone) compose()
      else if (dirty) send(base, draft)
    },
  }
}

export type MenuField = ReturnType<typeof useSaveMenu>['field']
