import { Radio, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AllergenState } from '#domain/allergens/allergen-state.ts'
import { AllergenChoice } from './allergen-choice.tsx'
import { TracesField } from './traces-field.tsx'
import type { ProductDraft } from './product-draft.ts'

const STATES = ['undeclared', 'free', 'declared'] as const satisfies readonly AllergenState[]

export interface AllergenFieldsProps {
  draft: ProductDraft
  change: (change: Partial<ProductDraft>) => void
  /** Of the first allergen, which a refusal leads to. */
  id: string
  error: ReactNode
}

/** What is known of a product's allergens: nothing yet, that it has none, or which; and of which there may be traces. */
export function AllergenFields({ draft, change, id, error }: AllergenFieldsProps) {
  const t = useTranslations()
  const { allergenState, allergens } = draft
  return (
    <Stack gap="xs">
      <Radio.Group
        label={t('productFacts.labels.allergens')}
        value={allergenState}
        onChange={(state) => change({ allergenState: state })}
        error={error}
      >
        <Stack gap="xs" mt="xs">
          {STATES.map((state) => (
            <Radio
              key={state}
              value={state}
              label={t(`products.form.allergenStates.${state}`)}
              description={state === 'undeclared' ? t('products.form.undeclaredHint') : undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      {allergenState === 'declared' && (
        <AllergenChoice
          firstId={id}
          label={t('products.form.whichAllergens')}
          value={allergens}
          onChange={(chosen) => change({ allergens: chosen })}
        />
      )}
      <TracesField draft={draft} change={change} />
    </Stack>
  )
}
