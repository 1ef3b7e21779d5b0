import { CloseButton, Combobox, Loader, type TextInputProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { madeBeforeOf } from '#web/lib/failure/made-before.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import type { LookupState } from '#web/lib/form/use-lookups.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { PickerField } from '#web/ui/picker/picker-field.tsx'
import { PickerOptions } from '#web/ui/picker/picker-options.tsx'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import type { SupplierRef } from './supplier-ref.ts'
import { supplierPages } from './suppliers-query.ts'
import { useAddSupplier } from './use-add-supplier.ts'

const PAUSE_MS = 150

/** For a field that is opened in the cell of a table. */
type CellProps = 'autoFocus' | 'onKeyDown' | 'onKeyDownCapture' | 'rightSectionWidth'

/** Stands for 'no supplier' among the options. */
const NO_SUPPLIER_ID = ''

export interface SupplierPickerProps extends Pick<
  TextInputProps,
  'id' | 'label' | 'aria-label' | 'placeholder' | 'error' | 'className' | 'size' | 'withAsterisk' | CellProps
> {
  /** Undefined where `none` is an option and nothing is chosen yet. */
  value: SupplierRef | null | undefined
  /** Where the focus of a dialog goes first. */
  'data-autofocus'?: boolean
  onChange: (supplier: SupplierRef | null) => void
  /** 'No supplier' is an option, and emptying the field chooses nothing. */
  none?: boolean
  /** The list is open from the start, and Tab takes the active option. */
  inCell?: boolean
  onLeave?: () => void
  /** A name that is not there yet can be made a supplier on the spot. */
  creatable?: boolean
  /** Called before `onChange` with a supplier that was made on the spot. */
  onCreated?: (supplier: SupplierRef) => void
  /** Called in an effect: until 'none' the value is not yet what was chosen. */
  onLookupChange?: (state: LookupState) => void
}

/** A supplier by a part of the name. What is typed without choosing comes to nothing, unless the server failed. */
export function SupplierPicker(props: SupplierPickerProps) {
  const {
    value,
    onChange,
    creatable = false,
    onCreated,
    none = false,
    inCell = false,
    onLookupChange,
    onLeave,
    ...field
  } = props
  const t = useTranslations()
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const [opened, setOpened] = useState(inCell)
  const [focused, setFocused] = useState(false)
  const wanted = typed?.trim() ?? ''
  const [search] = useDebouncedValue(wanted, PAUSE_MS)
  const suppliers = useInfiniteQuery({ ...supplierPages(search), enabled: opened })
  const rows = usePagedRows(suppliers)
  const noSupplier: SupplierRef = { id: NO_SUPPLIER_ID, name: t('products.form.noSupplier') }
  const found = withNone(rows.items, none && noSupplier, wanted)
  const named = found.some((supplier) => foldForSearch(supplier.name) === foldForSearch(wanted))
  const creation = useAddSupplier()
  const choose = ({ id, name }: SupplierRef) => {
    creation.reset()
    setTyped(null)
    onChange(id === NO_SUPPLIER_ID ? null : { id, name })
  }
  const create = () =>
    creation.mutate(
      { name: wanted },
      {
        onSuccess: (supplier) => {
          onCreated?.(supplier)
          choose(supplier)
        },
        onError: (failure) => {
          if (madeBeforeOf(failure) === undefined) return
          // The field says that another name was stored before, and the list shows it: creating this one is a choice.
          creation.forget()
          void invalidateAfter(queryClient, 'suppliers.create')
        },
      },
    )
  const picker = usePicker({
    items: found,
    opened,
    onOpenedChange: setOpened,
    current: found.findIndex(({ id }) => id === value?.id),
    onPick: choose,
    creations: creatable && wanted !== '' && !named && !suppliers.isPending ? [create] : [],
    onCreate: creatable ? create : undefined,
    fresh: wanted === search && suppliers.isSuccess && !suppliers.isPlaceholderData,
    tabPicks: inCell,
    findFirst: async () => {
      const { pages } = await queryClient.fetchInfiniteQuery(supplierPages(wanted))
      return withNone(pages[0]?.items ?? [], none && noSupplier, wanted)[0]
    },
  })
  const { lookup } = picker
  const state = creation.isPending ? 'pending' : creation.isError ? 'failed' : lookup.state
  const reportLookup = useEffectEvent((now: LookupState) => onLookupChange?.(now))
  useEffect(() => reportLookup(state), [state])
  const showsTyped = focused || state !== 'none'
  const failure = creation.isError
    ? sentence(t('products.failure.addSupplier'), creation.error)
    : lookup.state === 'failed' && sentence(t('products.failure.suppliers'), lookup.failure)
  const nothing =
    wanted === '' && creatable ? t('products.form.noSupplierYet') : t('products.form.noSupplierFound')

  return (
    <PickerField
      {...field}
      picker={picker}
      inMain={inCell}
      maxLength={SUPPLIER_MAX_LENGTH.name}
      error={failure || field.error}
      value={(showsTyped ? typed : null) ?? value?.name ?? (none && value === null ? noSupplier.name : '')}
      onType={(text) => {
        creation.reset()
        setTyped(text)
      }}
      onFocus={(event) => {
        if (!showsTyped) setTyped(null)
        setFocused(true)
        event.currentTarget.select()
      }}
      onLeave={() => {
        if (typed === '' && !none) onChange(null)
        setFocused(false)
        onLeave?.()
      }}
      rightSection={
        creation.isPending ? (
          <Loader size="xs" />
        ) : none || !value ? (
          <Combobox.Chevron />
        ) : (
          <CloseButton
            size="sm"
            aria-label={t('products.form.clearSupplier')}
            // Emptying the field does the same.
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              creation.reset()
              setTyped(null)
              onChange(null)
              picker.restart(-1)
            }}
          />
        )
      }
      rightSectionPointerEvents={none || !value ? 'none' : 'auto'}
    >
      <PickerOptions
        picker={picker}
        label={t('productFacts.labels.supplier')}
        pages={rows}
        keyOf={({ id }) => id}
        create={[t('products.form.createSupplier', { name: wanted })]}
        empty={suppliers.isError ? t('products.failure.suppliers') : suppliers.isPending ? '…' : nothing}
      >
        {({ name }) => name}
      </PickerOptions>
      {rows.items.length > 0 && (
        <Combobox.Footer>{t('products.form.suppliers', { count: rows.total })}</Combobox.Footer>
      )}
    </PickerField>
  )
}

/** 'No supplier' comes first of all, and behind the suppliers that a name was typed for. */
function withNone(
  suppliers: readonly SupplierRef[],
  none: SupplierRef | false,
  wanted: string,
): readonly SupplierRef[] {
  if (none === false || !foldForSearch(none.name).includes(foldForSearch(wanted))) return suppliers
  return wanted === '' ? [none, ...suppliers] : [...suppliers, none]
}
