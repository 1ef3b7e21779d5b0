import { CloseButton } from '@mantine/core'
import {
  IconCalculator,
  IconCategory,
  IconChefHat,
  IconCurrencyEuro,
  IconPaperBag,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Form } from '#web/ui/form.tsx'
import { ChangeField } from './change-field.tsx'
import classes from './change-line.module.css'
import type { ChangeKind, SimulatedChange } from './simulated-change.ts'

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
  name: string
  note: string
  /** It changes nothing: its sheet is not among those looked at. */
  idle: boolean
  /** How often it was asked for: its figure is the next thing to type. */
  wanted: number | null
  onChange: (value: number | null) => void
  onRemove: () => void
  /** Enter, once the figure is typed. */
  onDone: () => void
}

/** One change in a sentence: 'Beurre doux +12 %'. */
export function ChangeLine({ change, name, note, idle, wanted, ...on }: ChangeLineProps) {
  const t = useTranslations('simulation.line')
  const input = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState<string | null>(null)
  const Icon = ICONS[change.kind]
  useEffect(() => {
    if (wanted !== null) input.current?.focus()
  }, [wanted])
  return (
    <li className={classes.line} data-idle={idle || undefined}>
      <Form className={classes.sentence} onSubmit={on.onDone}>
        <Icon size={18} stroke={1.6} aria-hidden className="dimmed" />
        <span className={classes.name}>{name}</span>
        <span className={classes.figure}>
          <ChangeField change={change} name={name} onChange={on.onChange} onTold={setTold} inputRef={input} />
        </span>
        {told === null ? (
          <span className={classes.note}>{idle ? t('idle') : note}</span>
        ) : (
          <span className={classes.told} role="alert">
            {told}
          </span>
        )}
      </Form>
      <CloseButton
        className={classes.remove}
        aria-label={t('remove', { name })}
        iconSize={18}
        onClick={on.onRemove}
        data-print="hidden"
      />
    </li>
  )
}
