import { ActionIcon, Button, Fieldset, NativeSelect, Text } from '@mantine/core'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { VESSELS, WEIGHED_WORDS, type WeighedWord } from '#domain/imports/counted-words.ts'
import { type KnownMeasure, knownWeight, knownWords } from '#domain/quantity/known-measures.ts'
import { MEASURE_DECIMALS } from '#domain/quantity/limits.ts'
import { CONTENT_UNITS, type Unit } from '#domain/quantity/unit.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { Proposal, Proposed } from '../proposal.tsx'
import type { MeasureFieldsProps } from './measure-fields.tsx'
import type { ProductDraft } from './product-draft.ts'
import classes from './product-form.module.css'

type Weights = ProductDraft['countedWeights']

/** What one clove, one slice or one glass of the product weighs: pasted recipes count by it. */
export function CountedWeightFields({ draft, change, field }: MeasureFieldsProps) {
  const t = useTranslations()
  const { countedWeights: weights, unit } = draft
  const idOf = (word: WeighedWord) => field(`countedWeights.${word}.quantity`).id
  const set = (next: Weights) => change({ countedWeights: next })
  // What one of the unit that the product is bought by holds is its content.
  const open = WEIGHED_WORDS.filter((word) => weights[word] === undefined && word !== unit)
  const [chosen, setChosen] = useState<WeighedWord | null>(null)

  const add = () => {
    if (chosen === null) return
    const likely = VESSELS.has(chosen) ? 'cl' : 'g'
    flushSync(() => {
      set({ ...weights, [chosen]: { quantity: null, unit: likely } })
      setChosen(null)
    })
    document.getElementById(idOf(chosen))?.focus()
  }
  return (
    <Fieldset legend={t('products.form.weights.title')} className={classes.measures}>
      <Text size="sm" c="dimmed">
        {t('products.form.weights.why')}
      </Text>
      {WEIGHED_WORDS.map((word) => {
        const weight = weights[word]
        return (
          weight && (
            <WeightRow
              key={word}
              word={word}
              known={knownWeight(draft.name, word)}
              weight={weight}
              productUnit={unit}
              field={field}
              onChange={(changed) => set({ ...weights, [word]: changed })}
              onRemove={() => set(without(weights, word))}
            />
          )
        )
      })}
      {knownWords(draft.name)
        .filter(({ word }) => open.includes(word))
        .map(({ word, known }) => (
          <Proposal
            key={word}
            known={known}
            one={t(`trade.one.${word}`)}
            onTake={() => set({ ...weights, [word]: { quantity: known.figure, unit: 'g' } })}
          />
        ))}
      <div className={classes.weight}>
        <NativeSelect
          label={t('products.form.weights.word')}
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => setChosen(open.find((word) => word === value) ?? null)}
          data={[
            { value: '', label: t('products.form.weights.choose') },
            ...open.map((word) => ({ value: word, label: t(`trade.one.${word}`) })),
          ]}
        />
        <Button variant="default" className={classes.add} disabled={chosen === null} onClick={add}>
          {t('products.form.weights.add')}
        </Button>
      </div>
    </Fieldset>
  )
}

const without = (weights: Weights, gone: WeighedWord): Weights =>
  Object.fromEntries(Object.entries(weights).filter(([word]) => word !== gone))

interface WeightRowProps {
  word: WeighedWord
  known: KnownMeasure | null
  weight: NonNullable<Weights[WeighedWord]>
  productUnit: Unit
  field: MeasureFieldsProps['field']
  onChange: (weight: NonNullable<Weights[WeighedWord]>) => void
  onRemove: () => void
}

function WeightRow({ word, known, weight, productUnit, field, onChange, onRemove }: WeightRowProps) {
  const t = useTranslations()
  const one = t(`trade.one.${word}`)
  const holds = VESSELS.has(word)
  const label = t(holds ? 'products.form.weights.holds' : 'products.form.weights.weighs', { one })
  const isKnown = weight.quantity === known?.figure && weight.unit === 'g'
  const units = [...new Set<Unit>([...CONTENT_UNITS, productUnit, weight.unit])]
  return (
    <div className={classes.weight}>
      <QuantityField
        {...field(`countedWeights.${word}.quantity`)}
        label={label}
        value={weight.quantity}
        onChange={(quantity) => onChange({ ...weight, quantity })}
        decimals={MEASURE_DECIMALS}
        validateOnSubmit
      />
      <NativeSelect
        // Blank, so that it aligns with the field beside it.
        label={'\u00a0'}
        aria-label={t('products.form.weights.unit', { one })}
        value={weight.unit}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...weight, unit: units.find((unit) => unit === value) ?? weight.unit })
        }
        data={units.map((value) => ({ value, label: t(`trade.units.${value}`) }))}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes.beside}
        aria-label={t('products.form.weights.remove', { one })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      {isKnown && known && (
        <Text size="xs" c="dimmed" className={classes.mark}>
          <Proposed known={known} />
        </Text>
      )}
    </div>
  )
}
