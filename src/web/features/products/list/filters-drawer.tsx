import { Button, NativeSelect, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '#web/ui/icons/adjustments-horizontal.ts'
import { useTranslations } from 'use-intl'
import classes from './product-filters.module.css'
import { countFilters, DEFAULT_SORT, PRODUCT_SORTS, type ProductSort } from '../product-search.ts'
import {
  CategoryFilter,
  NewPriceFilter,
  PriceFilter,
  SupplierFilter,
  type FilterProps,
} from './filter-fields.tsx'
import { AllergenFilter, NO_FILTERS } from './product-filters.tsx'
import { NamedDrawer } from '#web/ui/named-dialog.tsx'

export interface FiltersDrawerProps extends FilterProps {
  total: number
  onSort: (sort: ProductSort) => void
}

/** The filters and the order on a phone, behind one button. */
export function FiltersDrawer({ filters, change, total, onSort }: FiltersDrawerProps) {
  const t = useTranslations('products')
  const [opened, { open, close }] = useDisclosure()
  const count = countFilters(filters)
  return (
    <>
      <Button
        variant={count > 0 ? 'light' : 'default'}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={open}
      >
        {t('filters.open', { count })}
      </Button>
      <NamedDrawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="auto"
        title={t('filters.label')}
        closeButtonProps={{ 'aria-label': t('form.close') }}
        transitionProps={{ duration: 150 }}
        classNames={{ content: classes.sheet }}
      >
        <Stack gap="md" pb="md">
          <NativeSelect
            label={t('sort.label')}
            value={filters.sort ?? DEFAULT_SORT}
            onChange={(event) => onSort(event.currentTarget.value as ProductSort)}
            data={PRODUCT_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
          <CategoryFilter filters={filters} change={change} />
          <SupplierFilter filters={filters} change={change} />
          <PriceFilter filters={filters} change={change} />
          <NewPriceFilter filters={filters} change={change} />
          <AllergenFilter filters={filters} change={change} />
          {count > 0 && (
            <Button variant="default" onClick={() => change(NO_FILTERS)}>
              {t('filters.clear')}
            </Button>
          )}
          <Button onClick={close}>{t('filters.show', { count: total })}</Button>
        </Stack>
      </NamedDrawer>
    </>
  )
}
