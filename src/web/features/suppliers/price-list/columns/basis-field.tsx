import { NativeSelect, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { BasisExample, BasisQuestion } from '#domain/price-lists/basis-question.ts'
import { DEFAULT_BASES } from '#domain/price-lists/default-basis.ts'
import type { DefaultBasis } from '#domain/price-lists/default-basis.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import classes from './basis-field.module.css'

const OPEN = ''

export interface BasisFieldProps {
  question: BasisQuestion
  value: DefaultBasis | null
  onChange: (basis: DefaultBasis | null) => void
}

/** What the price is of, asked once for all rows that do not say it, with rows as examples by two readings. */
export function BasisField({ question, value, onChange }: BasisFieldProps) {
  const t = useTranslations('priceList.columns')
  const { rows, guess, fitting, examples } = question
  const guessed =
    guess === null ? '' : t('basisGuess', { basis: t(`bases.${guess}`), count: fitting, total: rows })
  return (
    <div className={classes.field}>
      <NativeSelect
        label={t('basis')}
        description={`${t('basisRows', { count: rows })} ${guessed}`.trim()}
        data={[
          { value: OPEN, label: t('basisOpen') },
          ...DEFAULT_BASES.map((basis) => ({ value: basis, label: t(`bases.${basis}`) })),
        ]}
        value={value ?? OPEN}
        onChange={(event) => {
          const { value: chosen } = event.currentTarget
          onChange(DEFAULT_BASES.find((basis) => basis === chosen) ?? null)
        }}
      />
      <ul className={classes.examples}>
        {examples.map((example) => (
          <Example key={`${example.name} ${String(example.amount)}`} example={example} />
        ))}
      </ul>
    </div>
  )
}

function Example({ example }: { example: BasisExample }) {
  const t = useTranslations('priceList.columns')
  const texts = useProductTexts()
  const { name, packText, amount, readings } = example
  return (
    <li>
      <Text size="sm" fw={600}>
        {[name, packText, texts.price(amount)].filter(Boolean).join(' · ')}
      </Text>
      {readings.map((reading) => (
        <Text key={reading.basis} size="sm" c="dimmed">
          {t('basisReading', {
            price: texts.price(reading.priceHt),
            unit: texts.unit(reading),
            basis: t(`bases.${reading.basis}`),
          })}
        </Text>
      ))}
    </li>
  )
}
