import { useTranslations } from 'use-intl'
import { type FormPart, type FormParts, formParts } from '#web/lib/form/merge-versions.ts'
import { inputOf, type SupplierDraft, type SupplierField } from './supplier-draft.ts'

export type SupplierPart = FormPart<SupplierDraft>

/** What two versions of a supplier are compared by: each field by itself. */
export function useSupplierParts(): FormParts<SupplierDraft> {
  const t = useTranslations()
  const text = (field: SupplierField) => ({
    label: t(`suppliers.form.${field}`),
    textOf: (draft: SupplierDraft) => draft[field].trim() || t('common.none'),
  })
  return formParts(inputOf, {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    notes: text('notes'),
  })
}
