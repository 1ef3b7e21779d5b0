import { Radio, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { MERGED_PARTS, type MergedProductPart } from '#contract/facts/product.ts'
import type { MergeEffect } from '#contract/product-merges.ts'
import type { UserProduct } from '#contract/products.ts'
import {
  type AllergensOf,
  differingParts,
  mergedAllergens,
  mergedAllergensDoubt,
  sameAllergens,
} from '#domain/catalogue/merge-products.ts'
import type { DeclaredAllergens } from '#domain/allergens/allergen-state.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { DoubtBadge } from '#web/entities/price/doubt-badge.tsx'
import classes from './merge-facts.module.css'
import { useFactTexts } from './use-fact-texts.ts'

export interface MergeFactsProps {
  effect: Pick<MergeEffect, 'kept' | 'other'>
  /** The facts that are taken from the other product. */
  taken: readonly MergedProductPart[]
  onTake: (taken: readonly MergedProductPart[]) => void
  allergensOf: AllergensOf
  onAllergens: (of: AllergensOf) => void
}

/** What two products differ in, side by side, one of each to be chosen. */
export function MergeFacts(props: MergeFactsProps) {
  const { effect, taken, onTake, allergensOf, onAllergens } = props
  const { kept, other } = effect
  const t = useTranslations('merge')
  const { labelOf, textOf } = useFactTexts()
  const allergenText = useAllergenText()
  const facts = differingParts(MERGED_PARTS, kept, other)
  const declaredAlike = sameAllergens(kept, other)
  if (facts.length === 0 && declaredAlike) return <Text size="sm">{t('alike')}</Text>
  const doubt = mergedAllergensDoubt(kept, other)
  const names = { kept: kept.name, other: other.name }
  return (
    <Stack gap="sm">
      <div className={classes.head} aria-hidden>
        <span>{kept.name}</span>
        <span>{other.name}</span>
      </div>
      {facts.map((fact) => (
        <Choice
          key={fact}
          label={labelOf(fact)}
          value={taken.includes(fact) ? 'other' : 'kept'}
          options={[
            { value: 'kept', text: textOf(kept, fact), of: kept.name },
            { value: 'other', text: textOf(other, fact), of: other.name },
          ]}
          onChange={(side) =>
            onTake(side === 'other' ? [...taken, fact] : taken.filter((each) => each !== fact))
          }
        />
      ))}
      {!declaredAlike && (
        <Choice
          label={t('allergens.label')}
          value={allergensOf}
          options={[
            { value: 'kept', text: allergenText(kept), of: kept.name },
            { value: 'other', text: allergenText(other), of: other.name },
            {
              value: 'both',
              text: t('allergens.both', { names: allergenText(mergedAllergens(kept, other, 'both')) }),
              wide: true,
            },
          ]}
          onChange={onAllergens}
        >
          {doubt === null ? (
            <Text size="xs" c="dimmed">
              {t('allergens.hint')}
            </Text>
          ) : (
            <Text size="xs" component="div">
              <DoubtBadge size="sm" why={t(`allergens.doubts.${doubt}`, freeFirst(names, kept, doubt))} />{' '}
              <span aria-hidden>{t(`allergens.doubts.${doubt}`, freeFirst(names, kept, doubt))}</span>
            </Text>
          )}
        </Choice>
      )}
    </Stack>
  )
}

/** The product that declares less comes first in the sentence. */
function freeFirst(
  { kept, other }: { kept: string; other: string },
  product: UserProduct,
  doubt: NonNullable<ReturnType<typeof mergedAllergensDoubt>>,
) {
  const isFirst =
    doubt === 'free-beside-declared'
      ? product.allergenFree
      : !product.allergenFree && product.allergens.length === 0
  return isFirst ? { first: kept, second: other } : { first: other, second: kept }
}

function useAllergenText(): (declared: DeclaredAllergens) => string {
  const texts = useProductTexts()
  return (declared) => [texts.allergens(declared), texts.traces(declared)].filter(Boolean).join('. ')
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; text: string; of?: string; wide?: boolean }[]
  onChange: (value: Value) => void
  children?: React.ReactNode
}

function Choice<Value extends string>({ label, value, options, onChange, children }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.sides}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            className={classes.side}
            wrapperProps={{
              'data-wide': option.wide || undefined,
              'data-chosen': option.value === value || undefined,
            }}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            label={option.text}
            {...(option.of !== undefined && { 'aria-label': `${option.text}, ${option.of}` })}
          />
        ))}
      </div>
      {children}
    </fieldset>
  )
}
