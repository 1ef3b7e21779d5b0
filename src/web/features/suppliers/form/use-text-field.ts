import { useTranslations } from 'use-intl'
import type { SupplierText } from './supplier-draft.ts'
import type { SupplierForm } from './use-supplier-form.ts'

/** What a field of a supplier's text is given. */
export function useTextField(form: SupplierForm, fact: SupplierText) {
  const t = useTranslations('suppliers.facts')
  return {
    ...form.field(fact),
    label: t(fact),
    value: form.values[fact],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.setValues({ [fact]: event.currentTarget.value }),
  }
}
