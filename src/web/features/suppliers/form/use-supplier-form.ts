import { useTranslations } from 'use-intl'
import { supplierInput, type SupplierInput } from '#contract/suppliers.ts'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { inputOf, type SupplierDraft } from './supplier-draft.ts'

export type SupplierForm = ReturnType<typeof useSupplierForm>

export function useSupplierForm(initialValues: SupplierDraft) {
  const t = useTranslations('suppliers.form')
  const tooLong = (field: keyof typeof SUPPLIER_MAX_LENGTH) => ({
    'too-long': t('tooLong', { maximum: SUPPLIER_MAX_LENGTH[field] }),
  })
  return useForm<SupplierDraft, SupplierInput>({
    initialValues,
    toInput: inputOf,
    schema: supplierInput,
    texts: {
      name: { required: t('nameRequired'), ...tooLong('name') },
      email: tooLong('email'),
      phone: tooLong('phone'),
      notes: tooLong('notes'),
      orderEmail: tooLong('email'),
      customerNumber: tooLong('customerNumber'),
      cutOff: { invalid: t('cutOffInvalid') },
      orderNote: tooLong('orderNote'),
    },
  })
}
