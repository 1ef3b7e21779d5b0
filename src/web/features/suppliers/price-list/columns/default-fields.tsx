import { Checkbox, NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { NO_DEFAULTS } from '#domain/price-lists/propose-columns.ts'
import type { ListDefaults } from '#domain/price-lists/propose-columns.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Columns } from '#web/ui/columns.tsx'
import { BasisField } from './basis-field.tsx'
import type { ImportFileControl } from '#web/entities/import-flow/source/use-import-file.ts'
import type { ListImport } from '../reading/list-reader.ts'

const GUESSED = ''
const OPEN = ''
/** What separates the decimals of '3.230', as a user knows it. */
const MARKS = ['.', ','] as const
const MARK_NAMES = { '.': 'decimals', ',': 'thousands' } as const

/** What the list does not say and the user knows: the category of its products, the VAT in its prices, what they are of. */
export function DefaultFields({ control }: { control: ImportFileControl<ListImport> }) {
  const t = useTranslations()
  const format = useFormat()
  const { mapping, read, lacking } = control.file
  if (mapping === null) return null
  const defaults = mapping.defaults ?? NO_DEFAULTS
  const change = (part: Partial<ListDefaults>) =>
    control.remap({ ...mapping, defaults: { ...defaults, ...part } })
  const needsCategory = defaults.category !== null || (read?.notes.categoriesGuessed ?? 0) > 0
  const needsRate =
    defaults.vatRate !== null || read?.doubts.some(({ reason }) => reason === 'vat-assumed') === true
  const basis = read?.notes.basis ?? null
  const { decimalMark = null, inEuros = null } = defaults
  const needsMark = lacking === 'mark-unclear' || decimalMark !== null
  const needsCurrency = lacking === 'currency-unclear' || inEuros !== null
  if (!needsCategory && !needsRate && !needsMark && !needsCurrency && basis === null) return null
  return (
    <Columns base={1} sm={2} maw={640}>
      {needsCategory && (
        <NativeSelect
          label={t('priceList.columns.category')}
          data={[
            { value: GUESSED, label: t('priceList.columns.categoryGuessed') },
            ...PRODUCT_CATEGORIES.map((category) => ({
              value: category,
              label: t(`trade.productCategories.${category}`),
            })),
          ]}
          value={defaults.category ?? GUESSED}
          onChange={(event) => {
            const { value } = event.currentTarget
            change({ category: PRODUCT_CATEGORIES.find((category) => category === value) ?? null })
          }}
        />
      )}
      {needsRate && (
        <NativeSelect
          label={t('priceList.columns.vatRate')}
          data={[
            { value: GUESSED, label: t('priceList.columns.vatGuessed') },
            ...VAT_RATES.map((rate) => ({ value: String(rate), label: format.percent(rate) })),
          ]}
          value={defaults.vatRate === null ? GUESSED : String(defaults.vatRate)}
          onChange={(event) => {
            const { value } = event.currentTarget
            change({ vatRate: value === GUESSED ? null : Number(value) })
          }}
        />
      )}
      {needsMark && (
        <NativeSelect
          label={t('priceList.columns.mark')}
          data={[
            { value: OPEN, label: t('priceList.columns.markOpen') },
            ...MARKS.map((mark) => ({
              value: mark,
              label: t(`priceList.columns.marks.${MARK_NAMES[mark]}`),
            })),
          ]}
          value={decimalMark ?? OPEN}
          onChange={(event) => {
            const { value } = event.currentTarget
            change({ decimalMark: MARKS.find((mark) => mark === value) ?? null })
          }}
        />
      )}
      {needsCurrency && (
        <Checkbox
          label={t('priceList.columns.inEuros')}
          checked={inEuros === true}
          onChange={(event) => change({ inEuros: event.currentTarget.checked ? true : null })}
        />
      )}
      {basis !== null && (
        <BasisField
          question={basis}
          value={defaults.priceBasis ?? null}
          onChange={(priceBasis) => change({ priceBasis })}
        />
      )}
    </Columns>
  )
}
