import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { catalogueFacts, type CatalogueProduct } from '#contract/catalogue.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useProductForm } from '#web/entities/product/form/use-product-form.ts'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useConflict } from '#web/lib/form/use-conflict.ts'
import { useMergedNotice } from '#web/ui/conflict/use-merged-notice.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useAddRow, useChangeRow } from '../catalogue-api.ts'
import {
  changeOfRow,
  checkedRow,
  emptyRow,
  factsOf,
  newRowSchema,
  type RowDraft,
  rowDraftOf,
} from './row-draft.ts'
import { type RowPart, useRowParts } from './use-row-parts.ts'

interface SavedRow {
  /** The row that is changed; null for a new one. */
  row: CatalogueProduct | null
  /** In whose catalogue it is, or goes at first. */
  supplier: SupplierRef
  onDone: (supplierId: string) => void
}

/**
 * The form of a row of a catalogue. A save names the version that was opened: what another window has changed meanwhile
 * is merged or asked, and a row that it has deleted can be added again.
 */
export function useSaveRow({ row, supplier, onDone }: SavedRow) {
  const t = useTranslations('catalogue')
  const sentence = useFailureSentence()
  const mergedNotice = useMergedNotice()
  const queryClient = useQueryClient()
  // What was read first: a later read must not pass for a change made here.
  const [opened, setOpened] = useState(row)
  const draftOf = (version: CatalogueProduct | null) =>
    version === null ? emptyRow(supplier) : { ...rowDraftOf(version), supplier }
  const schema = opened === null ? newRowSchema : catalogueFacts
  const form = useProductForm(draftOf(opened), schema, checkedRow)
  const add = useAddRow()
  const change = useChangeRow()
  const gone = statusOf(change.error) === 404
  const supplierGone = statusOf(add.error) === 404
  const busy = add.isPending || change.isPending || form.submitting

  const saved = (notice: string, supplierId: string) => {
    notifySuccess(notice)
    onDone(supplierId)
  }

  const conflict = useConflict<CatalogueProduct | null, RowDraft>({
    opened,
    mine: form.values,
    valuesOf: draftOf,
    parts: useRowParts(),
    begin: (stored, values) => {
      setOpened(stored)
      form.reset(values)
      // The lists show the other window's version.
      void invalidateAfter(queryClient, 'catalogue')
    },
    save: send,
  })

  function send(from: CatalogueProduct | null, draft: RowDraft, taken: readonly RowPart[] = []) {
    if (from === null) return
    const facts = changeOfRow(from, draft)
    const done = () => saved(mergedNotice(t('notice.changed'), taken), from.supplierId)
    // Another window, or a save whose answer was lost, has stored the same.
    if (Object.keys(facts).length === 0) return done()
    change.mutate(
      { ...facts, id: from.supplierId, productId: from.id, version: from.version },
      {
        onSuccess: done,
        onError: (failure) => {
          if (conflict.meet(failure, from, draft)) return
          form.reportFailure(failure)
          // The list shows what is there.
          if (statusOf(failure) === 404) void invalidateAfter(queryClient, 'catalogue')
        },
      },
    )
  }

  const create = (draft: RowDraft) => {
    if (draft.supplier === null) return
    const { id } = draft.supplier
    add.mutate(
      { ...factsOf(draft), id },
      {
        onSuccess: () => saved(t('notice.added'), id),
        onError: (failure) => {
          if (statusOf(failure) === 404) form.report([{ path: 'supplierId', rule: 'unknown-reference' }])
          else form.reportFailure(failure)
        },
      },
    )
  }

  const failureText = () => {
    if (form.heldBack) return undefined
    // A new row says so at its supplier.
    if (supplierGone) return opened === null ? undefined : t('failure.supplierGone')
    if (statusOf(add.error) === 401) return t('failure.signedOut')
    if (add.isError && add.madeBefore === null) return sentence(t('failure.add'), add.error)
    if (!change.isError || gone || storedVersionOf(change.error) !== undefined) return undefined
    return sentence(t('failure.change'), change.error)
  }

  return {
    form,
    conflict,
    creation: add,
    /** Changes the row that the first attempt has made to what is typed. */
    correct: (made: CatalogueProduct) => form.submit((_, draft) => send(made, draft)),
    /** Another window has deleted it: a submission adds it again. */
    gone,
    busy,
    /** It is stored, as it was typed. */
    stored: add.isSuccess || change.isSuccess,
    failure: failureText(),
    save: () => {
      if (busy) return
      form.submit((_, draft) => {
        if (opened === null || gone) create(draft)
        else if (Object.keys(changeOfRow(opened, draft)).length > 0) send(opened, draft)
        else onDone(opened.supplierId)
      })
    },
  }
}
