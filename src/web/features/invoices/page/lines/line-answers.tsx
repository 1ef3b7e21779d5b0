import { Box, Button, Group, Stack, Text } from '@mantine/core'
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

/** One question with its answers, a sentence each, of which a single one takes the focus; of a line that is settled, the way back to it. */
export function LineAnswers({ line, question, texts, onAnswer }: LineAnswersProps) {
  const t = useTranslations('invoice.details')
  const [product, setProduct] = useState<UserProduct | null>(null)
  const offered = answersOf(line)
  // Of a product that the user has chosen there is one new article, whatever its name proposes.
  const isNew = offered.some(({ as }) => as === 'new')
  const answers =
    product === null || !isNew
      ? offered
      : [
          ...offered.filter(({ as }) => as !== 'new'),
          { as: 'new', product: { id: product.id, name: product.name } } as const,
        ]
  const isSingle = answers.length < 2
  const isOffered = (charge: Charge) =>
    answers.some((answer) => answer.as === 'charge' && answer.charge === charge)
  const heading = useRef<HTMLParagraphElement>(null)
  const only = useRef<HTMLButtonElement>(null)
  // Of several answers none is taken by a key that was meant for what is above.
  useEffect(() => (only.current ?? heading.current)?.focus(), [])
  if (question === null)
    return (
      <Group>
        <Button
          variant="default"
          size="compact-md"
          ref={only}
          data-answer
          onClick={() => onAnswer(line, { as: 'open' })}
        >
          {t('reopen')}
        </Button>
      </Group>
    )
  return (
    <Stack gap="xs">
      <Text ref={heading} fw={600} tabIndex={-1} className={classes.heading} data-stop>
        {t(`questions.${texts.isOfUnit(line) ? 'unit' : question}`, {
          count: answers.filter(({ as }) => as === 'price').length,
        })}
      </Text>
      {answers.map((answer, place) => (
        <button
          key={place}
          ref={isSingle ? only : undefined}
          type="button"
          data-answer
          className={classes.answer}
          onClick={() => onAnswer(line, answer)}
        >
          {texts.answer(line, answer)}
        </button>
      ))}
      {isNew && (
        <Box maw={360}>
          <ProductPicker
            label={t('tie')}
            placeholder={t('tiePlaceholder')}
            value={product}
            onChange={setProduct}
            except=""
          />
        </Box>
      )}
      <Group gap={6} component="fieldset" className={classes.charges} aria-label={t('asCharge')}>
        {answers.length > 0 && (
          <Text span fz="sm">
            {t('asCharge')}
          </Text>
        )}
        {CHARGES.filter((charge) => !isOffered(charge)).map((charge) => (
          <Button
            key={charge}
            variant="default"
            size="compact-sm"
            data-answer
            onClick={() => onAnswer(line, { as: 'charge', charge })}
          >
            {texts.charge(charge)}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}
