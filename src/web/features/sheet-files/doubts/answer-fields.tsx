import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'
import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { NumberField } from '#web/ui/number-field.tsx'

export interface AnswerFieldProps<Answer> {
  label: string
  /** Undefined where several sheets have different ones. */
  value: Answer | undefined
  onChange: (value: Answer) => void
}

interface PortionsFieldProps extends Omit<AnswerFieldProps<number>, 'value'> {
  /** Null where there is none; undefined where several sheets have different ones. */
  value: number | null | undefined
}

export function PortionsField({ label, value, onChange }: PortionsFieldProps) {
  const t = useTranslations('sheetImport.doubts')
  return (
    <NumberField
      label={label}
      decimals={0}
      min={1}
      max={MAX_PORTIONS}
      value={value ?? null}
      placeholder={value === undefined ? t('different') : ''}
      onChange={(portions) => {
        if (portions !== null && Number.isInteger(portions) && portions >= 1 && portions <= MAX_PORTIONS)
          onChange(portions)
      }}
    />
  )
}

export function CategoryField({ label, value, onChange }: AnswerFieldProps<SheetCategory>) {
  const tCategories = useTranslations('trade.sheetCategories')
  return (
    <AnswerSelect label={label} value={value} onChange={(next) => onChange(next as SheetCategory)}>
      {SHEET_CATEGORIES.map((category) => (
        <option key={category} value={category}>
          {tCategories(category)}
        </option>
      ))}
    </AnswerSelect>
  )
}

export function VatField({ label, value, onChange }: AnswerFieldProps<VatRate | null>) {
  const t = useTranslations('sheetImport.doubts')
  const format = useFormat()
  return (
    <AnswerSelect
      label={label}
      value={value === undefined ? undefined : String(value ?? '')}
      onChange={(next) => onChange(VAT_RATES.find((rate) => String(rate) === next) ?? null)}
    >
      <option value="">{t('vatUnknown')}</option>
      {VAT_RATES.map((rate) => (
        <option key={rate} value={String(rate)}>
          {format.rate(rate)}
        </option>
      ))}
    </AnswerSelect>
  )
}

const DIFFERENT = 'different'

function AnswerSelect(props: {
  label: string
  value: string | undefined
  onChange: (value: string) => void
  children: ReactNode
}) {
  const { label, value, onChange, children } = props
  const t = useTranslations('sheetImport.doubts')
  return (
    <NativeSelect
      label={label}
      value={value ?? DIFFERENT}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {value === undefined && (
        <option value={DIFFERENT} disabled>
          {t('different')}
        </option>
      )}
      {children}
    </NativeSelect>
  )
}
