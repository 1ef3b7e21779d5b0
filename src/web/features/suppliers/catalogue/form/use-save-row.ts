import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { catalogueFacts, type CatalogueProduct } from '#contract/catalogue.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useConflictForm } from '#web/entities/use-conflict-form.ts'
import { useProductForm } from '#web/entities/product/form/use-product-form.ts'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
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
import { useRowParts } from './use-row-parts.ts'

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
  const queryClient = useQueryClient()
  // What was read first: a later read must not pass for a change made here.
  const [opened, setOpened] = useState(row)
  const draftOf = (version: CatalogueProduct | null) =>
    version === null ? emptyRow(supplier) : { ...rowDraftOf(version), supplier }
  const schema = opened === null ? newRowSchema : catalogueFacts
  const form = useProductForm(draftOf(opened), schema, checkedRow)
  const add = useAddRow()
  const change = useChangeRow()
  const supplierGone = statusOf(add.error) === 404

  const create = (_: unknown, draft: RowDraft) => {
    if (draft.supplier === null) return
    const { id } = draft.supplier
    add.mutate(
      { ...factsOf(draft), id },
      {
        onSuccess: () => {
          notifySuccess(t('notice.added'))
          onDone(id)
        },
        onError: (failure) => {
          if (statusOf(failure) === 404) form.report([{ path: 'supplierId', rule: 'unknown-reference' }])
          else form.reportFailure(failure)
        },
      },
    )
  }
  const saving = useConflictForm({
    form,
    opened,
    open: setOpened,
    valuesOf: draftOf,
    parts: useRowParts(),
    requestOf: (from: CatalogueProduct, draft) => {
      const facts = changeOfRow(from, draft)
      if (Object.keys(facts).length === 0) return null
      return { ...facts, id: from.supplierId, productId: from.id, version: from.version }
    },
    change,
    create,
    creation: add,
    invalidates: 'catalogue',
    notice: t('notice.changed'),
    onSaved: ({ supplierId }) => onDone(supplierId),
    onUnchanged: () => opened && onDone(opened.supplierId),
    onFailure: (failure) => {
      // The list shows what is there.
      if (statusOf(failure) === 404) void invalidateAfter(queryClient, 'catalogue')
    },
  })

  const failureText = () => {
    const { createError, changeError } = saving
    if (form.heldBack) return undefined
    // A new row says so at its supplier.
    if (supplierGone) return opened === null ? undefined : t('failure.supplierGone')
    if (statusOf(add.error) === 401) return t('failure.signedOut')
    if (createError) return sentence(t('failure.add'), createError)
    return changeError ? sentence(t('failure.change'), changeError) : undefined
  }

  return {
    ...saving,
    form,
    creation: add,
    /** It is stored, as it was typed. */
    stored: add.isSuccess || change.isSuccess,
    failure: failureText(),
  }
}
