import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Supplier } from '#contract/suppliers.ts'
import { isDemo } from '#web/lib/demo/demo.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { useAddSupplier } from '#web/entities/supplier/use-add-supplier.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { supplierGone, useChangeSupplier } from '../suppliers-api.ts'
import { changeOf } from './supplier-draft.ts'
import type { SupplierForm } from './use-supplier-form.ts'

/** How long the message 'signed out' is shown. */
const SIGNED_OUT_MS = 3000

interface Saving {
  supplier: Supplier | null
  form: SupplierForm
  onDone: () => void
}

/** Writes what was typed, once however often it is asked for meanwhile. */
export function useSaveSupplier({ supplier, form, onDone }: Saving) {
  const t = useTranslations('suppliers')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const add = useAddSupplier()
  const change = useChangeSupplier()
  // The demo is without an account, and says so in the same words.
  const [refused, refuse] = useState(false)
  const signedOut = refused || statusOf(add.error) === 401
  const { reset } = add

  useEffect(() => {
    if (!signedOut) return undefined
    const forget = () => {
      refuse(false)
      reset()
    }
    const timer = setTimeout(forget, SIGNED_OUT_MS)
    return () => clearTimeout(timer)
  }, [signedOut, reset])

  const answers = (notice: string) => ({
    onSuccess: () => {
      notifySuccess(notice)
      onDone()
    },
    onError: (failure: unknown) => {
      form.reportFailure(failure)
      if (supplier !== null && statusOf(failure) === 404) supplierGone(queryClient, supplier.id)
    },
  })

  const save = () => {
    // The second click of a double one may come after the answer, while the form fades.
    const saved = add.isSuccess || change.isSuccess
    if (saved || add.isPending || change.isPending) return
    form.submit((input, values) => {
      if (supplier === null && isDemo()) return refuse(true)
      if (supplier === null) return add.mutate(input, answers(t('notice.added')))
      const changes = changeOf(supplier, values)
      if (Object.keys(changes).length === 0) return onDone()
      change.mutate({ id: supplier.id, ...changes }, answers(t('notice.changed')))
    })
  }

  const failureText = () => {
    if (signedOut) return t('failure.signedOut')
    if (add.isError) return sentence(t('failure.add'), add.error)
    if (!change.isError) return undefined
    const gone = statusOf(change.error) === 404
    return gone ? t('failure.notFound') : sentence(t('failure.change'), change.error)
  }

  return { save, busy: add.isPending || change.isPending, failure: failureText() }
}
