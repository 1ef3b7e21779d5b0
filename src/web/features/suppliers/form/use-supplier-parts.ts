import { useTranslations } from 'use-intl'
import { textsOf } from '#contract/facts/fact.ts'
import { SUPPLIER_FACTS, type SupplierFact } from '#contract/facts/supplier.ts'
import { type FormParts, formParts } from '#web/lib/form/merge-versions.ts'
import { inputOf, type SupplierDraft } from './supplier-draft.ts'

/** What two versions of a supplier are compared by: each field by itself. */
export function useSupplierParts(): FormParts<SupplierDraft> {
  const t = useTranslations()
  const text = (field: SupplierFact) => ({
    label: t(`suppliers.facts.${field}`),
    textOf: (draft: SupplierDraft) => draft[field].trim() || t('common.none'),
  })
  return formParts(inputOf, textsOf(SUPPLIER_FACTS, text))
}
