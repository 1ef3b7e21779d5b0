import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { useConflictForm } from '#web/entities/use-conflict-form.ts'
import { changeOf, draftOf, inputOf, isChanged } from '#web/entities/product/form/product-draft.ts'
import { useProductForm } from '#web/entities/product/form/use-product-form.ts'
import { isPriced, useProductParts } from '#web/entities/product/form/use-product-parts.ts'
import { fieldIssuesOf, isUnavailable, statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
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
  const queryClient = useQueryClient()
  // What was read first: a later read must not pass for a change made here.
  const [opened, setOpened] = useState(product)
  const form = useProductForm(draftOf(opened))
  const change = useChangeProduct()
  const addAgain = useAddProduct()
  const impact = usePriceImpact()
  const saving = useConflictForm({
    form,
    opened,
    open: setOpened,
    valuesOf: draftOf,
    parts: useProductParts(),
    requestOf: (from, draft) =>
      isChanged(from, draft) ? { id: from.id, ...changeOf(from, draft), version: from.version } : null,
    change,
    create: (_, draft) =>
      addAgain.mutate(inputOf(draft), {
        onSuccess: () => {
          notifySuccess(t('notice.added'))
          onDone()
          productGone(queryClient, opened.id)
        },
        onError: form.reportFailure,
      }),
    creation: addAgain,
    invalidates: 'products',
    notice: t('notice.changed'),
    beforeSave: ({ request, taken, goOn }) => {
      // Of a save that was refused and is repeated, the question has been answered.
      const answered = taken !== undefined && !taken.some(isPriced)
      if (request === null || answered) goOn()
      else impact.confirmThenSave(request, goOn)
    },
    onSaved: () => {
      impact.close()
      onDone()
    },
    onUnchanged: onDone,
    onFailure: (failure) => {
      // What concerns a field, or the whole product, is shown in the form.
      const inForm = fieldIssuesOf(failure).length > 0 || statusOf(failure) === 404
      if (inForm || storedVersionOf(failure) !== undefined) impact.close()
    },
  })
  const busy = saving.busy || impact.pending
  const failure = saving.createError ?? saving.changeError

  // A merge beside the form, or its undo, has changed the product: a form without typed changes shows it.
  if (product.version > opened.version && !busy && !isChanged(opened, form.values)) {
    setOpened(product)
    form.reset()
  }

  return {
    ...saving,
    opened,
    form,
    impact,
    creation: addAgain,
    busy,
    /** A change is on its way. */
    changing: change.isPending,
    failure: failure ? sentence(t('failure.change'), failure) : undefined,
    /** The server is unavailable for the moment: the same can be sent again. */
    away: isUnavailable(failure),
    submit: () => {
      if (!busy) saving.save()
    },
    /** Its price has been changed beside the form. */
    priceTaken: (priceHt: number) => {
      setOpened((before) => ({ ...before, priceHt }))
      form.setValues({ priceHt })
    },
  }
}
