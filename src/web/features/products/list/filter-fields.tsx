import { Button, NativeSelect } from '@mantine/core'
import { IconTags } from '#web/ui/icons/tags.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PRODUCT_CATEGORIES, type ProductCategory } from '#domain/catalogue/product-category.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'
import { Columns } from '#web/ui/columns.tsx'
import type { ProductFilters } from '../product-search.ts'
import classes from './product-filters.module.css'

export interface FilterProps {
  filters: ProductFilters
  change: (change: Partial<ProductFilters>) => void
}

export function CategoryFilter({ filters, change }: FilterProps) {
  const t = useTranslations()
  return (
    <NativeSelect
      className={classes.category}
      aria-label={t('products.filters.category')}
      value={filters.category ?? ''}
      onChange={(event) =>
        change({ category: (event.currentTarget.value || undefined) as ProductCategory | undefined })
      }
      data={[
        { value: '', label: t('products.filters.allCategories') },
        ...PRODUCT_CATEGORIES.map((value) => ({ value, label: t(`trade.productCategories.${value}`) })),
      ]}
    />
  )
}

export function SupplierFilter({ filters, change }: FilterProps) {
  const t = useTranslations('products.filters')
  const { supplierId } = filters
  // The address knows the id alone.
  const chosen = useQuery(
    orpc.suppliers.get.queryOptions(
      supplierId === undefined ? { input: skipToken } : { input: { id: supplierId } },
    ),
  )
  const name = chosen.data?.name
  return (
    <SupplierPicker
      className={classes.supplier}
      aria-label={t('supplier')}
      placeholder={t('allSuppliers')}
      value={supplierId === undefined ? null : { id: supplierId, name: name ?? t('chosenSupplier') }}
      onChange={(supplier) => change({ supplierId: supplier?.id })}
    />
  )
}

export function PriceFilter({ filters, change }: FilterProps) {
  const t = useTranslations('products.filters')
  const lowest = useDebouncedFilter<number | undefined>(filters.priceMin, (priceMin) => change({ priceMin }))
  const highest = useDebouncedFilter<number | undefined>(filters.priceMax, (priceMax) => change({ priceMax }))
  return (
    <Columns base={2} gap="sm">
      <MoneyField
        label={t('priceMin')}
        value={lowest.shown ?? null}
        onChange={(price) => lowest.type(price ?? undefined)}
        minDecimals={0}
      />
      <MoneyField
        label={t('priceMax')}
        value={highest.shown ?? null}
        onChange={(price) => highest.type(price ?? undefined)}
        minDecimals={0}
      />
    </Columns>
  )
}

/** Products whose catalogue asks another price now. */
export function NewPriceFilter({ filters, change }: FilterProps) {
  const t = useTranslations('catalogue.newPrices')
  const { newPrice = false } = filters
  return (
    <Button
      variant={newPrice ? 'light' : 'default'}
      aria-pressed={newPrice}
      leftSection={<IconTags size={16} aria-hidden />}
      className={classes.button}
      onClick={() => change({ newPrice: newPrice ? undefined : true })}
    >
      {t('filter')}
    </Button>
  )
}
