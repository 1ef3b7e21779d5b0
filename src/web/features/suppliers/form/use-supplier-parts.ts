import { useTranslations } from 'use-intl'
import { textsOf } from '#contract/facts/fact.ts'
import { SUPPLIER_FACTS } from '#contract/facts/supplier.ts'
import { WEEKDAYS } from '#domain/orders/delivery.ts'
import { type FormParts, formParts } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { inputOf, type SupplierDraft, type SupplierText } from './supplier-draft.ts'

/** What two versions of a supplier are compared by: each field by itself. */
export function useSupplierParts(): FormParts<SupplierDraft> {
  const t = useTranslations()
  const format = useFormat()
  const none = t('common.none')
  const text = (field: SupplierText) => ({
    label: t(`suppliers.facts.${field}`),
    textOf: (draft: SupplierDraft) => draft[field].trim() || none,
  })
  return formParts(inputOf, {
    ...textsOf(SUPPLIER_FACTS, text),
    minimumHt: {
      label: t('suppliers.facts.minimumHt'),
      textOf: ({ minimumHt }) => (minimumHt === null ? none : format.euro(minimumHt)),
    },
    leadDays: {
      label: t('suppliers.facts.leadDays'),
      textOf: ({ leadDays }) => (leadDays === null ? none : t('suppliers.form.days', { days: leadDays })),
    },
    deliveryDays: {
      label: t('suppliers.facts.deliveryDays'),
      textOf: ({ deliveryDays }) =>
        WEEKDAYS.filter((day) => deliveryDays.includes(day))
          .map((day) => t(`suppliers.weekdays.${day}`))
          .join(', ') || none,
    },
  })
}
