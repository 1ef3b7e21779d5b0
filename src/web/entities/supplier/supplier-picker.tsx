import { CloseButton, Combobox, Loader, type TextInputProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { suppliersQuery } from '#web/entities/supplier/suppliers-query.ts'
import { PickerField } from '#web/ui/picker/picker-field.tsx'
import { PickerOptions } from '#web/ui/picker/picker-options.tsx'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import type { SupplierRef } from './supplier-ref.ts'

const PAUSE_MS = 150

export interface SupplierPickerProps extends Pick<
  TextInputProps,
  'id' | 'label' | 'aria-label' | 'placeholder' | 'error' | 'className' | 'size' | 'withAsterisk'
> {
  value: SupplierRef | null
  onChange: (supplier: SupplierRef | null) => void
  /** Makes a supplier of a name that is not there yet; without it one can only choose. */
  onCreate?: (name: string) => void
  creating?: boolean
}

/** A supplier by a part of the name. What is typed without choosing comes to nothing, unless its search failed. */
export function SupplierPicker({
  value,
  onChange,
  onCreate,
  creating = false,
  ...field
}: SupplierPickerProps) {
  const t = useTranslations('products')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const [opened, setOpened] = useState(false)
  const [focused, setFocused] = useState(false)
  const wanted = typed?.trim() ?? ''
  const [search] = useDebouncedValue(wanted, PAUSE_MS)
  const suppliers = useQuery({ ...suppliersQuery(search), enabled: opened })
  const found = suppliers.data?.items ?? []
  const named = found.some((supplier) => foldForSearch(supplier.name) === foldForSearch(wanted))
  const creatable = onCreate !== undefined && wanted !== '' && !named && !suppliers.isPending
  const picker = usePicker({
    items: found,
    opened,
    onOpenedChange: setOpened,
    current: found.findIndex(({ id }) => id === value?.id),
    onPick: ({ id, name }) => {
      setTyped(null)
      onChange({ id, name })
    },
    creatable,
    onCreate:
      onCreate &&
      (() => {
        setTyped(null)
        onCreate(wanted)
      }),
    settled: wanted === search && suppliers.isSuccess && !suppliers.isPlaceholderData,
    findFirst: async () => (await queryClient.fetchQuery(suppliersQuery(wanted))).items[0],
  })
  const { lookup } = picker
  const showsTyped = focused || lookup.state !== 'none'
  const nothing = wanted === '' && onCreate ? t('form.noSupplierYet') : t('form.noSupplierFound')

  return (
    <PickerField
      {...field}
      picker={picker}
      maxLength={SUPPLIER_MAX_LENGTH.name}
      error={lookup.state === 'failed' ? sentence(t('failure.suppliers'), lookup.failure) : field.error}
      value={(showsTyped ? typed : null) ?? value?.name ?? ''}
      onType={setTyped}
      onFocus={(event) => {
        if (!showsTyped) setTyped(null)
        setFocused(true)
        event.currentTarget.select()
      }}
      onLeave={() => {
        if (typed === '') onChange(null)
        setFocused(false)
      }}
      rightSection={
        creating ? (
          <Loader size="xs" />
        ) : value === null ? (
          <Combobox.Chevron />
        ) : (
          <CloseButton
            size="sm"
            aria-label={t('form.clearSupplier')}
            // Emptying the field does the same.
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              onChange(null)
              setTyped(null)
              picker.restart(-1)
            }}
          />
        )
      }
      rightSectionPointerEvents={value === null ? 'none' : 'auto'}
    >
      <PickerOptions
        picker={picker}
        label={t('form.supplier')}
        keyOf={({ id }) => id}
        create={t('form.createSupplier', { name: wanted })}
        empty={suppliers.isError ? t('failure.suppliers') : suppliers.isPending ? '…' : nothing}
      >
        {({ name }) => name}
      </PickerOptions>
    </PickerField>
  )
}
