import { NativeSelect, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChangeOfMany } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import { ALLERGENS, type Allergen } from '#domain/allergens/allergen.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { AllergenChoice } from '#web/entities/product/form/allergen-choice.tsx'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { FirstRows } from '#web/ui/first-rows.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useChangeMany } from './many-products-api.ts'
import type { Selecting } from './use-product-selection.ts'

export interface ChangeFactModalProps {
  selecting: Selecting
  onClose: () => void
}

/** One category for all that is selected. */
export function ChangeCategoryModal(props: ChangeFactModalProps) {
  const t = useTranslations()
  const texts = useProductTexts()
  const [category, setCategory] = useState<UserProduct['category'] | null>(null)
  return (
    <ChangeFactModal
      {...props}
      fact="category"
      change={category && { category }}
      wordOf={texts.category}
      afterOf={() => (category === null ? '' : t(`trade.productCategories.${category}`))}
    >
      <NativeSelect
        data-autofocus
        label={t('selection.category.field')}
        value={category ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          setCategory(PRODUCT_CATEGORIES.find((each) => each === chosen) ?? null)
        }}
        data={[
          { value: '', label: t('selection.category.choose') },
          ...PRODUCT_CATEGORIES.map((value) => ({ value, label: t(`trade.productCategories.${value}`) })),
        ]}
      />
    </ChangeFactModal>
  )
}

/** One supplier for all that is selected. */
export function ChangeSupplierModal(props: ChangeFactModalProps) {
  const t = useTranslations('selection.supplier')
  const texts = useProductTexts()
  const [supplier, setSupplier] = useState<SupplierRef | null>(null)
  return (
    <ChangeFactModal
      {...props}
      fact="supplier"
      change={supplier && { supplierId: supplier.id }}
      wordOf={(product) => product.supplier?.name ?? texts.none}
      afterOf={() => supplier?.name ?? ''}
    >
      <SupplierPicker label={t('field')} placeholder={t('choose')} value={supplier} onChange={setSupplier} />
    </ChangeFactModal>
  )
}

/** Allergens that all that is selected contains, beside those that each product has. */
export function ChangeAllergensModal(props: ChangeFactModalProps) {
  const t = useTranslations('selection.allergens')
  const texts = useProductTexts()
  const [added, setAdded] = useState<readonly Allergen[]>([])
  return (
    <ChangeFactModal
      {...props}
      fact="allergens"
      change={added.length > 0 ? { addAllergens: [...added] } : null}
      wordOf={texts.allergens}
      afterOf={(product) => {
        const allergens = ALLERGENS.filter((one) => product.allergens.includes(one) || added.includes(one))
        return texts.allergens({ ...product, allergens, allergenFree: false })
      }}
    >
      <AllergenChoice label={t('field')} description={t('hint')} value={added} onChange={setAdded} />
    </ChangeFactModal>
  )
}

interface FactProps extends ChangeFactModalProps {
  fact: 'category' | 'supplier' | 'allergens'
  /** Null until a value is chosen; what a product has, and what it is to have, in words. */
  change: ChangeOfMany | null
  wordOf: (product: UserProduct) => string
  afterOf: (product: UserProduct) => string
  children: ReactNode
}

function ChangeFactModal({ selecting, onClose, fact, change, wordOf, afterOf, children }: FactProps) {
  const t = useTranslations('selection')
  const sentence = useFailureSentence()
  const many = useChangeMany({
    selecting,
    onDone: ({ changed }) => {
      onClose()
      notifySuccess(t('done', { count: changed }))
    },
  })
  const { products } = selecting
  const others = change === null ? [] : products.filter((product) => wordOf(product) !== afterOf(product))
  const already = change === null ? 0 : products.length - others.length
  return (
    <ConfirmModal
      opened
      size="lg"
      title={t(`${fact}.title`, { count: products.length })}
      confirmLabel={t('apply')}
      busyLabel={t('busy')}
      busy={many.busy}
      ready={others.length > 0}
      error={many.failure === null ? undefined : sentence(t('failure'), many.failure)}
      onConfirm={() => change && many.apply(change)}
      onCancel={onClose}
    >
      <Stack gap="sm">
        {children}
        {others.length > 0 && (
          <div>
            <Text fw={600}>{t('changes', { count: others.length })}</Text>
            <FirstRows rows={others} keyOf={({ id }) => id} moreLabel={(count) => t('others', { count })}>
              {(product) =>
                t('change', { name: product.name, before: wordOf(product), after: afterOf(product) })
              }
            </FirstRows>
          </div>
        )}
        {already > 0 && <Text size="sm">{t('already', { count: already })}</Text>}
      </Stack>
    </ConfirmModal>
  )
}
