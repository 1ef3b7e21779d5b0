import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAddSupplier } from '#web/entities/supplier/use-add-supplier.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'

export interface SupplierFieldProps {
  id: string
  error?: ReactNode
  value: SupplierRef | null
  onChange: (supplier: SupplierRef | null) => void
}

/** The supplier of a product, made on the spot when it is a new one. */
export function SupplierField({ id, error, value, onChange }: SupplierFieldProps) {
  const t = useTranslations('products')
  const sentence = useFailureSentence()
  const create = useAddSupplier()
  return (
    <SupplierPicker
      id={id}
      label={t('form.supplier')}
      placeholder={t('form.supplierPlaceholder')}
      error={create.isError ? sentence(t('failure.addSupplier'), create.error) : error}
      value={value}
      onChange={(supplier) => {
        create.reset()
        onChange(supplier)
      }}
      creating={create.isPending}
      onCreate={(name) =>
        create.mutate(
          { name },
          { onSuccess: (supplier) => onChange({ id: supplier.id, name: supplier.name }) },
        )
      }
    />
  )
}
