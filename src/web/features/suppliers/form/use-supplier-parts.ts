import { useTranslations } from 'use-intl'
import { fieldParts, type FormPart } from '#web/lib/form/merge-versions.ts'
import { inputOf, SUPPLIER_FIELDS, type SupplierDraft } from './supplier-draft.ts'

export type SupplierPart = FormPart<SupplierDraft>

/** What two versions of a supplier are compared by: each field by itself. */
export function useSupplierParts(): SupplierPart[] {
  const t = useTranslations()
  const part = fieldParts<SupplierDraft>(inputOf)
  return SUPPLIER_FIELDS.map((field) =>
    part(field, t(`suppliers.form.${field}`), (draft) => draft[field].trim() || t('common.none')),
  )
}
