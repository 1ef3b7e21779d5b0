import { CloseButton } from '@mantine/core'
import { IconCalculator } from '#web/ui/icons/calculator.ts'
import { IconCategory } from '#web/ui/icons/category.ts'
import { IconChefHat } from '#web/ui/icons/chef-hat.ts'
import { IconCurrencyEuro } from '#web/ui/icons/currency-euro.ts'
import { IconPaperBag } from '#web/ui/icons/paper-bag.ts'
import { IconTruckDelivery } from '#web/ui/icons/truck-delivery.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Form } from '#web/ui/form.tsx'
import type { KitchenIndex } from '../kitchen-index.ts'
import classes from './change-line.module.css'
import { NumberFigure } from './number-figure.tsx'
import { PriceFigure } from './price-figure.tsx'
import { priceMoveOf, usualMeasure } from './simulated-change.ts'
import type { ChangeFigure, ChangeKind, SimulatedChange } from './simulated-change.ts'
import { useChangeWords } from './use-change-words.ts'

const ICONS = {
  product: IconPaperBag,
  category: IconCategory,
  supplier: IconTruckDelivery,
  portions: IconChefHat,
  price: IconCurrencyEuro,
  coefficient: IconCalculator,
} as const satisfies Record<ChangeKind, unknown>

export interface ChangeLineProps {
  change: SimulatedChange
  index: KitchenIndex
  /** It changes nothing: its sheet is not among those looked at. */
  idle: boolean
  /** It would make a price negative. */
  negative: boolean
  /** How often it was asked for: its figure is the next thing to type. */
  wanted: number | null
  onChange: (figure: ChangeFigure) => void
  onRemove: (name: string) => void
  /** Enter, once the figure is typed. */
  onDone: () => void
}

/** One change in a sentence: 'Beurre doux +12 %'. */
export function ChangeLine({ change, index, idle, negative, wanted, ...on }: ChangeLineProps) {
  const t = useTranslations('simulation.line')
  const words = useChangeWords(index)
  const input = useRef<HTMLInputElement>(null)
  const { kind, value } = change
  const name = words.name(change)
  const note = idle ? { text: t('idle') } : words.note(change, negative)
  const Icon = ICONS[kind]
  useEffect(() => {
    if (wanted !== null) input.current?.focus()
  }, [wanted])
  return (
    <li className={classes.line} data-idle={idle || undefined}>
      <Form
        className={classes.sentence}
        // A text that gives no figure yet keeps the focus.
        onSubmit={(form) => form.querySelector('[data-undecided]') === null && on.onDone()}
      >
        <Icon size={18} stroke={1.6} aria-hidden className="dimmed" />
        <span className={classes.name}>{name}</span>
        {kind === 'portions' || kind === 'coefficient' ? (
          <NumberFigure
            kind={kind}
            value={value}
            name={name}
            note={note}
            onChange={(next) => on.onChange({ value: next })}
            inputRef={input}
          />
        ) : (
          <PriceFigure
            move={priceMoveOf(change)}
            of={words.repriced(change)}
            name={name}
            per={words.per(change)}
            note={note}
            onChange={(move) => on.onChange(move ?? { value: null, measure: usualMeasure(kind) })}
            inputRef={input}
          />
        )}
      </Form>
      <CloseButton
        flex="none"
        className={classes.remove}
        aria-label={t('remove', { name })}
        iconSize={18}
        onClick={() => on.onRemove(name)}
        data-print="hidden"
      />
    </li>
  )
}
