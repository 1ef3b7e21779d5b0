import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import type { Column } from '#web/ui/table/column.ts'
import type { PeriodRef } from '../sales-api.ts'
import type { Quantities } from './use-quantities.ts'

/** A dish or a menu with the field of its quantity, or the sum of all. */
export interface SoldLine {
  id: string
  name: ReactNode
  price: string
  sold: ReactNode
}

/** The columns of what is sold: its name below `head`, its price, which a phone has in the details, and its quantity. */
export function useSoldColumns(head: string): Column<SoldLine>[] {
  const t = useTranslations('sales.entry')
  const phone = usePhone()
  const columns: Column<SoldLine>[] = [
    { key: 'dish', head, namesRow: true, cell: ({ name }) => name },
    {
      key: 'price',
      head: t('price'),
      width: 'clamp(4.75rem, 20vw, 8rem)',
      end: true,
      text: ({ price }) => price,
    },
    {
      key: 'sold',
      head: t('sold'),
      width: 'clamp(6.25rem, 28vw, 9rem)',
      end: true,
      cell: ({ sold }) => sold,
    },
  ]
  return columns.filter(({ key }) => !phone || key !== 'price')
}

export interface SoldEntry {
  period: PeriodRef
  values: Quantities
  /** Of a closed period. */
  readOnly: boolean
  /** By the key of a dish, a menu, or a dish taken in a menu. */
  onType: (key: string, quantity: number | null) => void
  /** A field is left: what it holds may be stored. */
  onLeave: () => void
}

export interface SoldFieldProps {
  entry: SoldEntry
  /** Of `entry.values`. */
  of: string
  label: string
  placeholder?: string
}

/** The field of one quantity; its text in a closed period. */
export function SoldField({ entry, of, label, placeholder = '' }: SoldFieldProps) {
  const none = useTranslations('common')('none')
  const format = useFormat()
  const value = entry.values.get(of) ?? null
  if (entry.readOnly) {
    if (value !== null) return format.quantity(value)
    return <span className="dimmed">{placeholder || none}</span>
  }
  return (
    <QuantityField
      size="sm"
      decimals={0}
      max={MAX_SOLD}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(next) => entry.onType(of, next)}
      onBlur={entry.onLeave}
    />
  )
}
