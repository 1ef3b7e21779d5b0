import { NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChangeOfMany } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { AllergenChoice } from '#web/entities/product/form/allergen-choice.tsx'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { FirstRows } from '#web/ui/first-rows.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import type { AnnounceUndoable } from '#web/ui/cells/use-undo-stack.ts'
import { useChangeMany } from './many-products-api.ts'
import { declaredAfter, restorationOf } from './restoration-of.ts'
import { useRestoreProducts } from './use-restore-products.ts'
import type { Selecting } from './use-product-selection.ts'

export interface ChangeFactModalProps {
  selecting: Selecting
  announce: AnnounceUndoable
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

/** One supplier, or none, for all that is selected. */
export function ChangeSupplierModal(props: ChangeFactModalProps) {
  const t = useTranslations('selection.supplier')
  const texts = useProductTexts()
  /** Null is no supplier. */
  const [supplier, setSupplier] = useState<SupplierRef | null>()
  return (
    <ChangeFactModal
      {...props}
      fact="supplier"
      change={supplier === undefined ? null : { supplierId: supplier?.id ?? null }}
      wordOf={(product) => product.supplier?.name ?? texts.none}
      afterOf={() => supplier?.name ?? texts.none}
    >
      <SupplierPicker
        label={t('field')}
        placeholder={t('choose')}
        none
        value={supplier}
        onChange={setSupplier}
      />
    </ChangeFactModal>
  )
}

/** Allergens that all that is selected contains beside those that each product has, or that none of it contains. */
export function ChangeAllergensModal(props: ChangeFactModalProps) {
  const t = useTranslations('selection.allergens')
  const texts = useProductTexts()
  const [removing, setRemoving] = useState(false)
  const [chosen, setChosen] = useState<readonly Allergen[]>([])
  const change: ChangeOfMany = removing ? { removeAllergens: [...chosen] } : { addAllergens: [...chosen] }
  return (
    <ChangeFactModal
      {...props}
      fact="allergens"
      change={chosen.length > 0 ? change : null}
      wordOf={texts.allergens}
      afterOf={(product) => texts.allergens(declaredAfter(product, change))}
    >
      <SegmentedControl
        aria-label={t('direction')}
        value={removing ? 'remove' : 'add'}
        onChange={(next) => setRemoving(next === 'remove')}
        data={[
          { value: 'add', label: t('add') },
          { value: 'remove', label: t('remove') },
        ]}
      />
      <AllergenChoice
        label={t(removing ? 'removedField' : 'field')}
        description={t(removing ? 'removedHint' : 'hint')}
        value={chosen}
        onChange={setChosen}
      />
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

function ChangeFactModal({
  selecting,
  announce,
  onClose,
  fact,
  change,
  wordOf,
  afterOf,
  children,
}: FactProps) {
  const t = useTranslations('selection')
  const sentence = useFailureSentence()
  const restore = useRestoreProducts()
  const { products } = selecting
  const many = useChangeMany({
    selecting,
    onDone: ({ changed, changedIds }, requested) => {
      onClose()
      const restoration = restorationOf(
        products.filter(({ id }) => changedIds.includes(id)),
        requested,
      )
      const done = t('done', { count: changed })
      if (restoration === null) notifySuccess(done)
      else announce(done, () => restore(restoration))
    },
  })
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
        {already > 0 && (
          <Text size="sm">
            {t(change !== null && 'removeAllergens' in change ? 'without' : 'already', { count: already })}
          </Text>
        )}
      </Stack>
    </ConfirmModal>
  )
}
