import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import {
  changeOf,
  draftOf,
  inputOf,
  isChanged,
  type ProductDraft,
} from '#web/entities/product/form/product-draft.ts'
import { useProductForm } from '#web/entities/product/form/use-product-form.ts'
import { isPriced, type ProductPart, useProductParts } from '#web/entities/product/form/use-product-parts.ts'
import { fieldIssuesOf, isUnavailable, statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useConflict } from '#web/lib/form/use-conflict.ts'
import { useMergedNotice } from '#web/ui/conflict/use-merged-notice.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { productGone, useAddProduct, useChangeProduct } from './products-api.ts'
import { usePriceImpact } from './use-price-impact.ts'

/**
 * The form of a product that exists. A save names the version that was opened: what another window has changed
 * meanwhile is merged or asked, and a product that it has deleted can be added again.
 */
export function useEditProduct(product: UserProduct, onDone: () => void) {
  const t = useTranslations('products')
  const sentence = useFailureSentence()
  const mergedNotice = useMergedNotice()
  const queryClient = useQueryClient()
  // What was read first: a later read must not pass for a change made here.
  const [opened, setOpened] = useState(product)
  const form = useProductForm(draftOf(opened))
  const change = useChangeProduct()
  const addAgain = useAddProduct()
  const impact = usePriceImpact()
  const gone = statusOf(change.error) === 404
  const busy = form.submitting || change.isPending || addAgain.isPending || impact.asking
  const changeFailure = gone || storedVersionOf(change.error) !== undefined ? null : change.error
  const failure = (addAgain.madeBefore === null ? addAgain.error : null) ?? changeFailure

  // A merge beside the form, or its undo, has changed the product: a form without typed changes shows it.
  if (product.version > opened.version && !busy && !isChanged(opened, form.values)) {
    setOpened(product)
    form.reset()
  }

  const saved = (notice: string) => {
    notifySuccess(notice)
    onDone()
  }

  const conflict = useConflict({
    opened,
    mine: form.values,
    valuesOf: draftOf,
    parts: useProductParts(),
    begin: (stored, values) => {
      setOpened(stored)
      form.reset(values)
      // The lists show the other window's version.
      void invalidateAfter(queryClient, 'products')
    },
    save: send,
  })

  function send(from: UserProduct, draft: ProductDraft, taken?: readonly ProductPart[]) {
    const notice = mergedNotice(t('notice.changed'), taken ?? [])
    // Another window, or a save whose answer was lost, has stored the same.
    if (!isChanged(from, draft)) return saved(notice)
    const facts = { id: from.id, ...changeOf(from, draft) }
    const write = (close: () => void) =>
      change.mutate(
        { ...facts, version: from.version },
        {
          onSuccess: () => {
            close()
            saved(notice)
          },
          onError: (error) => {
            // What concerns a field, or the whole product, is shown in the form.
            const inForm = fieldIssuesOf(error).length > 0 || statusOf(error) === 404
            if (inForm || storedVersionOf(error) !== undefined) close()
            if (!conflict.meet(error, from, draft)) form.reportFailure(error)
          },
        },
      )
    // Of a save that was refused and is repeated, the question has been answered.
    const answered = taken !== undefined && !taken.some(isPriced)
    if (answered) write(impact.close)
    else impact.askThenSave(facts, write)
  }

  const saveAsNew = (draft: ProductDraft) =>
    addAgain.mutate(inputOf(draft), {
      onSuccess: () => {
        saved(t('notice.added'))
        productGone(queryClient, opened.id)
      },
      onError: form.reportFailure,
    })

  return {
    opened,
    form,
    impact,
    conflict,
    creation: addAgain,
    /** Changes what the first attempt to add it again has made to what is typed. */
    correct: (made: UserProduct) => form.submit((_, draft) => send(made, draft)),
    /** Another window has deleted it: a submission adds it again. */
    gone,
    busy,
    /** A change is on its way. */
    changing: change.isPending,
    failure: failure === null || form.heldBack ? undefined : sentence(t('failure.change'), failure),
    /** The server is unavailable for the moment: the same can be sent again. */
    away: isUnavailable(failure),
    submit: () => {
      if (busy) return
      form.submit((_, draft) => {
        if (gone) saveAsNew(draft)
        else if (isChanged(opened, draft)) send(opened, draft)
        else onDone()
      })
    },
    /** Its price has been changed beside the form. */
    priceTaken: (priceHt: number) => {
      setOpened((before) => ({ ...before, priceHt }))
      form.setValues({ priceHt })
    },
  }
}
