import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { AllergenChoice } from './allergen-choice.tsx'
import type { ProductDraft } from './product-draft.ts'

export interface TracesFieldProps {
  draft: ProductDraft
  change: (change: Partial<ProductDraft>) => void
}

/** Of which allergens there may be traces: asked only when wanted, of those that the product does not contain. */
export function TracesField({ draft, change }: TracesFieldProps) {
  const t = useTranslations()
  const [opened, setOpened] = useState(false)
  const { allergens, allergenState, traces } = draft
  const contained = allergenState === 'declared' ? allergens : []
  if (traces.length === 0 && !opened)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => setOpened(true)}
        style={{ alignSelf: 'start' }}
      >
        {t('products.form.addTraces')}
      </Button>
    )
  return (
    <AllergenChoice
      label={t('productFacts.labels.traces')}
      description={t('products.form.tracesHint')}
      options={ALLERGENS.filter((allergen) => !contained.includes(allergen))}
      value={traces}
      onChange={(chosen) => change({ traces: chosen })}
    />
  )
}
