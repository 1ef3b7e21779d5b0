import { useTranslations } from 'use-intl'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { usePublishSheet, useUnpublishSheet } from '../../sheets-api.ts'
import { hasUnsavedWork } from '../state/editor-state.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import { focusPrice } from './focus-issue.ts'
import type { Save } from './use-save.ts'

/** Publishing shows the stored sheet, so what is typed is saved first; withdrawing needs no save. */
export function usePublication(save: Save, showFailure: (text: string | null) => void) {
  const store = useEditor()
  const t = useTranslations('editor.publication')
  const textOf = useFailureText()
  const publishing = usePublishSheet()
  const withdrawing = useUnpublishSheet()
  const published = useEditorState(({ stored }) => stored.publication !== null)

  const requestPrice = () => {
    showFailure(t('priceFirst'))
    focusPrice()
  }

  const publish = async () => {
    const { draft, stored } = store.state()
    if (draft.sellingPriceHt === null || draft.sellingPriceHt === 0) {
      requestPrice()
      return
    }
    if (hasUnsavedWork(store.state()) && !(await save())) return
    try {
      const publication = await publishing.mutateAsync({ id: stored.id })
      store.dispatch({ type: 'publication-changed', publication })
      notifySuccess(t('published'))
    } catch (failure) {
      if (codeOf(failure) === 'PRICE_REQUIRED') requestPrice()
      else showFailure(textOf(failure, t('publishFailed')))
    }
  }

  const unpublish = async () => {
    try {
      await withdrawing.mutateAsync({ id: store.state().stored.id })
      store.dispatch({ type: 'publication-changed', publication: null })
      notifySuccess(t('unpublished'))
    } catch (failure) {
      showFailure(textOf(failure, t('unpublishFailed')))
    }
  }

  return {
    published,
    busy: publishing.isPending || withdrawing.isPending,
    toggle: () => {
      if (refusedInDemo()) return
      showFailure(null)
      void (published ? unpublish() : publish())
    },
  }
}
