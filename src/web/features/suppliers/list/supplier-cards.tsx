import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Supplier } from '#contract/suppliers.ts'
import { useRowArrowKeys } from '#web/lib/keyboard/use-row-arrow-keys.ts'
import { SupplierCard } from './supplier-card.tsx'
import classes from './supplier-card.module.css'

export interface SupplierCardsProps {
  suppliers: readonly Supplier[]
  /** Those of the search before are still shown. */
  stale: boolean
  onEdit: (supplier: Supplier) => void
  onDelete: (supplier: Supplier) => void
}

/** The arrows go from one to the next. */
export function SupplierCards({ suppliers, stale, onEdit, onDelete }: SupplierCardsProps) {
  const t = useTranslations('suppliers.list')
  const list = useRef<HTMLUListElement>(null)
  useRowArrowKeys(list, {
    target: 'a',
    count: suppliers.length,
    scrollTo: (index) =>
      list.current?.querySelector(`[data-index="${String(index)}"]`)?.scrollIntoView({ block: 'nearest' }),
  })
  return (
    <ul ref={list} className={classes.cards} aria-label={t('label')} aria-busy={stale}>
      {suppliers.map((supplier, index) => (
        <SupplierCard
          key={supplier.id}
          index={index}
          supplier={supplier}
          onEdit={() => onEdit(supplier)}
          onDelete={() => onDelete(supplier)}
        />
      ))}
    </ul>
  )
}
