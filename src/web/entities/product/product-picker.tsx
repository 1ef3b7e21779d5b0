import { CloseButton, Combobox, Group, type TextInputProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { PickerField } from '#web/ui/picker/picker-field.tsx'
import { PickerOptions } from '#web/ui/picker/picker-options.tsx'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import { productPages } from './products-query.ts'
import { UnitPrice } from './unit-price.tsx'
import { useProductTexts } from './use-product-texts.ts'

const PAUSE_MS = 150

export interface ProductPickerProps extends Pick<TextInputProps, 'placeholder'> {
  label: string
  'data-autofocus'?: boolean
  value: UserProduct | null
  onChange: (product: UserProduct | null) => void
  /** A product that is not among the options. */
  except: string
}

/** A product of the base by a part of the name. What is typed without choosing comes to nothing. */
export function ProductPicker({ value, onChange, except, ...field }: ProductPickerProps) {
  const t = useTranslations('replacement')
  const texts = useProductTexts()
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const [opened, setOpened] = useState(false)
  const wanted = typed?.trim() ?? ''
  const [search] = useDebouncedValue(wanted, PAUSE_MS)
  const products = useInfiniteQuery({ ...productPages(search), enabled: opened })
  const rows = usePagedRows(products)
  const isOther = ({ id }: UserProduct) => id !== except
  const found = rows.items.filter(isOther)
  const choose = (product: UserProduct) => {
    setTyped(null)
    onChange(product)
  }
  const picker = usePicker({
    items: found,
    opened,
    onOpenedChange: setOpened,
    current: found.findIndex(({ id }) => id === value?.id),
    onPick: choose,
    fresh: wanted === search && products.isSuccess && !products.isPlaceholderData,
    findFirst: async () =>
      (await queryClient.fetchInfiniteQuery(productPages(wanted))).pages[0]?.items.find(isOther),
  })
  const { lookup } = picker
  const clear = () => {
    setTyped(null)
    onChange(null)
    picker.restart(-1)
  }
  return (
    <PickerField
      {...field}
      picker={picker}
      maxLength={PRODUCT_MAX_LENGTH.name}
      error={lookup.state === 'failed' && sentence(t('productsFailure'), lookup.failure)}
      value={typed ?? value?.name ?? ''}
      onType={setTyped}
      onFocus={(event) => event.currentTarget.select()}
      onLeave={() => {
        if (typed === '') onChange(null)
        if (lookup.state === 'none') setTyped(null)
      }}
      rightSection={
        value === null ? (
          <Combobox.Chevron />
        ) : (
          <CloseButton
            size="sm"
            aria-label={t('clear')}
            // Emptying the field does the same.
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
          />
        )
      }
      rightSectionPointerEvents={value === null ? 'none' : 'auto'}
    >
      <PickerOptions
        picker={picker}
        label={field.label}
        pages={rows}
        keyOf={({ id }) => id}
        empty={products.isError ? t('productsFailure') : products.isPending ? '…' : t('noProductFound')}
      >
        {(product) => (
          <Group justify="space-between" gap="sm" wrap="nowrap">
            <span>{product.name}</span>
            <UnitPrice product={product} texts={texts} />
          </Group>
        )}
      </PickerOptions>
      {found.length > 0 && <Combobox.Footer>{t('products', { count: rows.total })}</Combobox.Footer>}
    </PickerField>
  )
}
