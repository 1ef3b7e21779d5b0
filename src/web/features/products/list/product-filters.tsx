import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconChevronDown } from '#web/ui/icons/chevron-down.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { AllergenChoice } from '#web/entities/product/form/allergen-choice.tsx'
import { countFilters } from '../product-search.ts'
import {
  CategoryFilter,
  NewPriceFilter,
  PriceFilter,
  SupplierFilter,
  type FilterProps,
} from './filter-fields.tsx'
import classes from './product-filters.module.css'

/** The filters of a wide screen, in a row beside the search. */
export function ProductFilters({ filters, change }: FilterProps) {
  const t = useTranslations()
  const price = useRangeText(filters)
  const { allergens } = filters
  const names = filters.undeclared
    ? t('trade.allergenStates.undeclared')
    : allergens?.map((allergen) => t(`trade.allergens.${allergen}`)).join(', ')
  return (
    <>
      <CategoryFilter filters={filters} change={change} />
      <SupplierFilter filters={filters} change={change} />
      <FilterButton label={price ?? t('products.filters.price')} active={price !== undefined}>
        <PriceFilter filters={filters} change={change} />
      </FilterButton>
      <FilterButton
        label={names ? t('products.filters.allergensChosen', { names }) : t('products.filters.allergens')}
        active={names !== undefined}
      >
        <AllergenFilter filters={filters} change={change} />
      </FilterButton>
      <NewPriceFilter filters={filters} change={change} />
      {countFilters(filters) > 0 && (
        <Button variant="subtle" onClick={() => change(NO_FILTERS)}>
          {t('products.filters.clear')}
        </Button>
      )}
    </>
  )
}

export const NO_FILTERS = {
  category: undefined,
  supplierId: undefined,
  priceMin: undefined,
  priceMax: undefined,
  allergens: undefined,
  undeclared: undefined,
  newPrice: undefined,
}

export function AllergenFilter({ filters, change }: FilterProps) {
  const t = useTranslations('products.filters')
  return (
    <Stack gap="md">
      <Checkbox
        label={t('undeclared')}
        checked={filters.undeclared ?? false}
        // 'Not declared' excludes every other filter of allergens.
        onChange={(event) =>
          change({ undeclared: event.currentTarget.checked || undefined, allergens: undefined })
        }
      />
      <AllergenChoice
        label={t('allergens')}
        description={t('allergensHint')}
        value={filters.allergens ?? []}
        onChange={(chosen) =>
          change({ allergens: chosen.length > 0 ? chosen : undefined, undeclared: undefined })
        }
      />
    </Stack>
  )
}

function useRangeText({ priceMin, priceMax }: FilterProps['filters']): string | undefined {
  const t = useTranslations('products.filters')
  const format = useFormat()
  const from = priceMin === undefined ? undefined : format.euro(priceMin)
  const to = priceMax === undefined ? undefined : format.euro(priceMax)
  if (from !== undefined && to !== undefined) return t('priceRange', { from, to })
  if (from !== undefined) return t('priceFrom', { from })
  return to === undefined ? undefined : t('priceTo', { to })
}

function FilterButton({ label, active, children }: { label: string; active: boolean; children: ReactNode }) {
  return (
    <Popover position="bottom-start" trapFocus returnFocus transitionProps={{ duration: 150 }} shadow="md">
      <Popover.Target>
        <Button
          variant={active ? 'light' : 'default'}
          className={classes.button}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>{children}</Popover.Dropdown>
    </Popover>
  )
}
