import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import type { UserProduct } from '#contract/products.ts'
import { type Charge, CHARGES } from '#domain/invoices/stored-invoice.ts'
import { ProductPicker } from '#web/entities/product/product-picker.tsx'
import { answersOf, type LineAnswer, type Question } from './line-state.ts'
import classes from './lines.module.css'
import type { LineTexts } from './use-line-texts.ts'

export interface LineAnswersProps {
  line: InvoiceLineAnswer
  question: Question
  texts: LineTexts
  onAnswer: (line: InvoiceLineAnswer, answer: LineAnswer) => void
}

/** One question with its answers, a sentence each, the first of which takes the focus; of a line that is settled, the way back to it. */
export function LineAnswers({ line, question, texts, onAnswer }: LineAnswersProps) {
  const t = useTranslations('invoice.details')
  const [product, setProduct] = useState<UserProduct | null>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  if (question === null)
    return (
      <Group>
        <Button
          variant="default"
          size="compact-md"
          ref={first}
          data-answer
          onClick={() => onAnswer(line, { as: 'open' })}
        >
          {t('reopen')}
        </Button>
      </Group>
    )
  const answers = answersOf(line).map((answer) =>
    answer.as === 'new' && product !== null
      ? { ...answer, product: { id: product.id, name: product.name } }
      : answer,
  )
  const isNew = answers.some(({ as }) => as === 'new')
  return (
    <Stack gap="xs">
      <Text fw={600}>{t(`questions.${question}`, { count: answers.length })}</Text>
      {answers.map(
        (answer, place) =>
          answer.as !== 'open' && (
            <button
              key={place}
              ref={place === 0 ? first : undefined}
              type="button"
              data-answer
              className={classes.answer}
              onClick={() => onAnswer(line, answer)}
            >
              {texts.answer(line, answer)}
            </button>
          ),
      )}
      <Group gap="sm" align="end" className={classes.others}>
        {isNew && (
          <ProductPicker
            label={t('tie')}
            placeholder={t('tiePlaceholder')}
            value={product}
            onChange={setProduct}
            except=""
          />
        )}
        <NativeSelect
          label={t('asCharge')}
          value=""
          onChange={({ currentTarget: { value } }) =>
            value !== '' && onAnswer(line, { as: 'charge', charge: value as Charge })
          }
          data={[
            { value: '', label: t('chooseCharge') },
            ...CHARGES.map((charge) => ({ value: charge, label: texts.charge(charge) })),
          ]}
        />
      </Group>
    </Stack>
  )
}
