import { useTranslations } from 'use-intl'
import { type FormPart, putFields } from '#web/lib/form/merge-versions.ts'
import { inputOf, SUPPLIER_FIELDS, type SupplierDraft } from './supplier-draft.ts'

export type SupplierPart = FormPart<SupplierDraft>

/** What two versions of a supplier are compared by: each field by itself. */
export function useSupplierParts(): SupplierPart[] {
  const t = useTranslations()
  return SUPPLIER_FIELDS.map((field) => ({
    key: field,
    label: t(`suppliers.form.${field}`),
    put: putFields(field),
    contentOf: (draft) => inputOf(draft)[field],
    textOf: (draft) => draft[field].trim() || t('common.none'),
  }))
}
