import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { menuInput } from '#contract/menus.ts'
import { fieldIssuesOf, statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useConflictForm } from '#web/entities/use-conflict-form.ts'
import { useFormProblems } from '#web/lib/form/use-form-problems.ts'
import { menusQuery, useChangeMenu, useCreateMenu } from '../menus-api.ts'
import { checkedContent, contentOf, draftOf, saysTheSame } from './menu-draft.ts'
import type { MenuWriting } from './use-menu-draft.ts'
import { useMenuParts } from './use-menu-parts.ts'

/**
 * Saves what is written; a refusal leaves it on the screen. What another window has changed meanwhile is merged or
 * asked, and a menu that it has deleted can be composed again.
 */
export function useSaveMenu({ base, draft, begin }: MenuWriting, onComposed: (id: string) => void) {
  const t = useTranslations('menus')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const problems = useFormProblems(
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
  const composition = useCreateMenu()
  const saving = useConflictForm({
    form: {
      ...problems,
      values: draft,
      submit: (save) => {
        const content = problems.validate()
        if (content !== undefined) save(content, draft)
      },
      submitting: false,
      heldBack: false,
    },
    opened: base,
    open: begin,
    valuesOf: draftOf,
    parts: useMenuParts(),
    requestOf: (from, typed) => {
      if (saysTheSame(typed, from)) return null
      const { carteId, ...content } = contentOf(typed)
      const carte = carteId === from.carteId ? {} : { carteId }
      return { id: from.id, revision: from.revision, ...content, ...carte }
    },
    change: useChangeMenu(),
    create: () =>
      composition.mutate(contentOf(draft), {
        onSuccess: ({ id }) => onComposed(id),
        onError: problems.reportFailure,
      }),
    creation: composition,
    stays: true,
    onSaved: ({ id }) => {
      // What an answer was lost of has composed it again.
      if (id !== base.id) onComposed(id)
    },
    onFailure: (failure) => {
      // The menu itself is not read again: its page would go, and take along what is written.
      if (statusOf(failure) === 404) void queryClient.invalidateQueries(menusQuery())
    },
  })

  const failureText = () => {
    const error = saving.createError ?? saving.changeError
    return error ? textOf(error) : undefined
  }
  const textOf = (failure: unknown) => {
    const sheetGone = fieldIssuesOf(failure).some(({ rule }) => rule === 'unknown-reference')
    return sheetGone ? t('failure.sheetGone') : sentence(t('failure.save'), failure)
  }

  return { ...saving, field: problems.field, creation: composition, failure: failureText() }
}

export type MenuField = ReturnType<typeof useSaveMenu>['field']
