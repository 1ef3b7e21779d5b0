import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Supplier } from '#contract/suppliers.ts'
import { useConflictForm } from '#web/entities/use-conflict-form.ts'
import { useAddSupplier } from '#web/entities/supplier/use-add-supplier.ts'
import { isDemo } from '#web/lib/demo/demo.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { supplierGone, useChangeSupplier } from '../suppliers-api.ts'
import { changeOf, draftOf } from './supplier-draft.ts'
import { useSupplierForm } from './use-supplier-form.ts'
import { useSupplierParts } from './use-supplier-parts.ts'

/** How long the message 'signed out' is shown. */
const SIGNED_OUT_MS = 3000

/**
 * The form of a supplier, null for a new one; saved once however often that is asked for meanwhile. A save names the
 * version that was opened: what another window has changed meanwhile is merged or asked, and a supplier that it has
 * deleted can be added again.
 */
export function useSaveSupplier(supplier: Supplier | null, onDone: () => void) {
  const t = useTranslations('suppliers')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(supplier)
  const form = useSupplierForm(draftOf(opened))
  const add = useAddSupplier()
  const change = useChangeSupplier()
  const signedOut = useSignedOut(add)

  const done = (notice: string) => {
    notifySuccess(notice)
    onDone()
  }
  const saving = useConflictForm({
    form,
    opened,
    open: setOpened,
    valuesOf: draftOf,
    parts: useSupplierParts(),
    requestOf: (from: Supplier, draft) => {
      const changes = changeOf(from, draft)
      return Object.keys(changes).length === 0 ? null : { id: from.id, version: from.version, ...changes }
    },
    change,
    create: (input) => {
      if (isDemo()) return signedOut.show()
      add.mutate(input, { onSuccess: () => done(t('notice.added')), onError: form.reportFailure })
    },
    creation: add,
    invalidates: 'suppliers',
    notice: t('notice.changed'),
    onSaved: onDone,
    onUnchanged: onDone,
    onFailure: (failure, { id }) => {
      if (statusOf(failure) === 404) supplierGone(queryClient, id)
    },
  })

  const failureText = () => {
    const { createError, changeError } = saving
    if (form.heldBack) return undefined
    if (signedOut.shown) return t('failure.signedOut')
    if (createError) return sentence(t('failure.add'), createError)
    return changeError ? sentence(t('failure.change'), changeError) : undefined
  }

  return {
    ...saving,
    form,
    creation: add,
    save: () => {
      // The second click of a double one may come after the answer, while the form fades.
      if (!add.isSuccess && !change.isSuccess) saving.save()
    },
    failure: failureText(),
  }
}

/** That a sign-in is missing, for a moment. The demo is without an account, and says so in the same words. */
function useSignedOut({ error, reset }: Pick<ReturnType<typeof useAddSupplier>, 'error' | 'reset'>) {
  const [refused, refuse] = useState(false)
  const shown = refused || statusOf(error) === 401
  useEffect(() => {
    if (!shown) return undefined
    const forget = () => {
      refuse(false)
      reset()
    }
    const timer = setTimeout(forget, SIGNED_OUT_MS)
    return () => clearTimeout(timer)
  }, [shown, reset])
  return { shown, show: () => refuse(true) }
}
