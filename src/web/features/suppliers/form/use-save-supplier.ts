import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Supplier, SupplierInput } from '#contract/suppliers.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useAddSupplier } from '#web/entities/supplier/use-add-supplier.ts'
import { isDemo } from '#web/lib/demo/demo.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useConflict } from '#web/lib/form/use-conflict.ts'
import { useMergedNotice } from '#web/ui/conflict/use-merged-notice.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { supplierGone, useChangeSupplier } from '../suppliers-api.ts'
import { changeOf, draftOf, type SupplierDraft } from './supplier-draft.ts'
import { useSupplierForm } from './use-supplier-form.ts'
import { type SupplierPart, useSupplierParts } from './use-supplier-parts.ts'

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
  const mergedNotice = useMergedNotice()
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(supplier)
  const form = useSupplierForm(draftOf(opened))
  const add = useAddSupplier()
  const change = useChangeSupplier()
  const signedOut = useSignedOut(add)
  const gone = statusOf(change.error) === 404

  const done = (notice: string) => {
    notifySuccess(notice)
    onDone()
  }

  const conflict = useConflict({
    opened,
    mine: form.values,
    valuesOf: draftOf,
    parts: useSupplierParts(),
    begin: (stored, values) => {
      setOpened(stored)
      form.reset(values)
      // The lists show the other window's version.
      void invalidateAfter(queryClient, 'suppliers')
    },
    save: send,
  })

  function send(from: Supplier | null, draft: SupplierDraft, taken: readonly SupplierPart[] = []) {
    if (from === null) return
    const changes = changeOf(from, draft)
    const notice = mergedNotice(t('notice.changed'), taken)
    // Another window, or a save whose answer was lost, has stored the same.
    if (Object.keys(changes).length === 0) return done(notice)
    change.mutate(
      { id: from.id, version: from.version, ...changes },
      {
        onSuccess: () => done(notice),
        onError: (failure) => {
          if (conflict.meet(failure, from, draft)) return
          form.reportFailure(failure)
          if (statusOf(failure) === 404) supplierGone(queryClient, from.id)
        },
      },
    )
  }

  const create = (input: SupplierInput) =>
    add.mutate(input, { onSuccess: () => done(t('notice.added')), onError: form.reportFailure })

  const save = () => {
    // The second click of a double one may come after the answer, while the form fades.
    const saved = add.isSuccess || change.isSuccess
    if (saved || add.isPending || change.isPending) return
    form.submit((input, draft) => {
      if (opened === null && isDemo()) return signedOut.show()
      if (opened === null || gone) return create(input)
      if (Object.keys(changeOf(opened, draft)).length === 0) return onDone()
      send(opened, draft)
    })
  }

  /** Changes what the first attempt has made to what is typed. */
  const correct = (made: Supplier) => form.submit((_, draft) => send(made, draft))

  const failureText = () => {
    if (form.heldBack) return undefined
    if (signedOut.shown) return t('failure.signedOut')
    if (add.isError && add.madeBefore === null) return sentence(t('failure.add'), add.error)
    if (!change.isError || gone || storedVersionOf(change.error) !== undefined) return undefined
    return sentence(t('failure.change'), change.error)
  }

  return {
    form,
    conflict,
    creation: add,
    correct,
    /** Another window has deleted it: a submission adds it again. */
    gone,
    save,
    busy: add.isPending || change.isPending,
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
