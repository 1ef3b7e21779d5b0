import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import { decimalsOf, type PricedHit, priceOf } from './price-of.ts'
import { LeapModal } from '../guard/leap-modal.tsx'
import { useLeapQuestion } from '../guard/use-leap-question.ts'
import { type StoredPrice, useChangePrice } from './use-change-price.ts'
import { usePriceWords } from './use-price-words.ts'

interface PriceFormProps {
  hit: PricedHit
  onDone: () => void
  onBack: () => void
  /** Called with what is stored now: changed here, changed back, or by another window that was before. */
  onStored?: (stored: StoredPrice) => void
}

/** A new price for a hit: typed, compared with the old one, and stored by Enter; of a product, a leap is asked about. */
export function PriceForm({ hit, onDone, onBack, onStored }: PriceFormProps) {
  const t = useTranslations('shell.palette.price')
  const tCommon = useTranslations('common')
  const words = usePriceWords()
  const [price, setPrice] = useState<number | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const { change, busy, failure, forget } = useChangePrice(onDone, onStored)
  const leaps = useLeapQuestion()
  const [checking, setChecking] = useState(false)
  const valid = price !== null && price >= 0
  const same = valid && price === priceOf(hit)

  const submit = async () => {
    setSubmitted(true)
    if (same) return onDone()
    if (!valid || checking) return
    setChecking(true)
    const confirmed = hit.kind !== 'product' || (await leaps.confirm(changedPrice(hit, price)))
    setChecking(false)
    if (confirmed) change(hit, price)
  }

  return (
    <Form gap={14} onSubmit={() => void submit()}>
      <MoneyField
        data-autofocus
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- this step was asked for to type here
        autoFocus
        label={t('label', { name: hit.name })}
        decimals={decimalsOf(hit)}
        unit={words.unit(hit)}
        rightSectionWidth={112}
        validateOnSubmit
        value={price}
        error={submitted && price === null && t('missing')}
        onChange={(typed) => {
          setPrice(typed)
          setSubmitted(false)
          forget()
        }}
        // The modal around it stays open: Escape leads back.
        data-mantine-stop-propagation
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onBack()
        }}
      />
      <Text component="output" size="sm" c="dimmed">
        {valid && !same ? words.change(hit, price) : t('now', { price: words.price(hit, priceOf(hit)) })}
      </Text>
      {failure !== null && <ErrorBanner text={failure} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onBack}>
          {tCommon('cancel')}
        </Button>
        <Button type="submit" disabled={busy || checking}>
          {t('submit')}
        </Button>
      </Group>
      <LeapModal confirmation={leaps.confirmation} />
    </Form>
  )
}

function changedPrice({ id, name, unit, priceHt }: Extract<PricedHit, { kind: 'product' }>, after: number) {
  return { id, name, unit, before: priceHt, after }
}
