import { CloseButton, Combobox, Loader, TextInput, useCombobox, type TextInputProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { suppliersQuery } from '#web/entities/supplier/suppliers-query.ts'
import type { SupplierRef } from './supplier-ref.ts'

/** No supplier's id. */
const CREATE = 'create'
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

/** A supplier by a part of the name; what is typed without choosing comes to nothing. */
export function SupplierPicker({
  value,
  onChange,
  onCreate,
  creating = false,
  ...field
}: SupplierPickerProps) {
  const t = useTranslations('products')
  const [typed, setTyped] = useState<string | null>(null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const wanted = typed?.trim() ?? ''
  const [search] = useDebouncedValue(wanted, PAUSE_MS)
  const suppliers = useQuery({ ...suppliersQuery(search), enabled: combobox.dropdownOpened })
  const found = suppliers.data?.items ?? []
  const named = found.some((supplier) => foldForSearch(supplier.name) === foldForSearch(wanted))
  const creatable = onCreate !== undefined && wanted !== '' && !named && !suppliers.isPending

  const { selectFirstOption } = combobox
  const options = `${found.map((supplier) => supplier.id).join()} ${String(creatable)}`
  useEffect(() => {
    if (wanted !== '') selectFirstOption()
    // oxlint-disable-next-line react/exhaustive-deps -- the function is new at every render
  }, [options, wanted])

  const choose = (option: string) => {
    const supplier = found.find(({ id }) => id === option)
    if (option === CREATE) onCreate?.(wanted)
    else if (supplier) onChange({ id: supplier.id, name: supplier.name })
    setTyped(null)
    combobox.closeDropdown()
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose} transitionProps={{ duration: 0 }}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...field}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role -- it is an input, and its target adds the rest
          role="combobox"
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={SUPPLIER_MAX_LENGTH.name}
          value={typed ?? value?.name ?? ''}
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
                }}
              />
            )
          }
          rightSectionPointerEvents={value === null ? 'none' : 'auto'}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            if (typed === '') onChange(null)
            setTyped(null)
            combobox.closeDropdown()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={240} style={{ overflowY: 'auto' }} aria-label={t('form.supplier')}>
          {found.map((supplier) => (
            <Combobox.Option key={supplier.id} value={supplier.id} active={supplier.id === value?.id}>
              {supplier.name}
            </Combobox.Option>
          ))}
          {creatable && (
            <Combobox.Option value={CREATE}>{t('form.createSupplier', { name: wanted })}</Combobox.Option>
          )}
          {found.length === 0 && !creatable && (
            <Combobox.Empty>
              {suppliers.isError
                ? t('failure.suppliers')
                : suppliers.isPending
                  ? '…'
                  : wanted === '' && onCreate
                    ? t('form.noSupplierYet')
                    : t('form.noSupplierFound')}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
