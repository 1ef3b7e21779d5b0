import { Flex, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Moulds } from '#domain/scaling/scale-way.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { mouldsDraft, mouldsOf, SHAPES, SIDES } from './moulds-draft.ts'
import type { MouldsDraft } from './moulds-draft.ts'
import type { WayProps } from './scale-ways.tsx'
import { WayForm } from './way-form.tsx'
import classes from './scale-ways.module.css'

/** From the moulds that the recipe is for to one's own: a sheet does not say its moulds, so both are typed. */
export function MouldsWay({ scaling, onChosen }: WayProps) {
  const before = scaling.scale?.way.kind === 'moulds' ? scaling.scale.way : null
  const [from, setFrom] = useState(() => mouldsDraft(before?.from))
  const [to, setTo] = useState(() => mouldsDraft(before?.to))
  const moulds = { from: mouldsOf(from), to: mouldsOf(to) }
  return (
    <WayForm scaling={scaling} onChosen={onChosen} way={bothOf(moulds)}>
      <MouldsFields name="from" draft={from} onChange={setFrom} />
      <MouldsFields name="to" draft={to} onChange={setTo} />
    </WayForm>
  )
}

function bothOf({ from, to }: Record<'from' | 'to', Moulds | null>) {
  return from === null || to === null ? null : ({ kind: 'moulds', from, to } as const)
}

interface MouldsFieldsProps {
  name: 'from' | 'to'
  draft: MouldsDraft
  onChange: (draft: MouldsDraft) => void
}

function MouldsFields({ name, draft, onChange }: MouldsFieldsProps) {
  const t = useTranslations('scaleWays.ways')
  return (
    <fieldset className={classes.moulds}>
      <legend>{t(name)}</legend>
      <Flex wrap="wrap" gap="10px 12px">
        <QuantityField
          className={classes.number ?? ''}
          label={t('count')}
          value={draft.count}
          onChange={(count) => onChange({ ...draft, count })}
          decimals={0}
          validateOnSubmit
        />
        <NativeSelect
          className={classes.unit ?? ''}
          label={t('shape')}
          value={draft.shape}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, shape: SHAPES.find((shape) => shape === value) ?? draft.shape })
          }
          data={SHAPES.map((value) => ({ value, label: t(`shapes.${value}`) }))}
        />
        {SIDES[draft.shape].map((side) => (
          <QuantityField
            key={side}
            className={classes.number ?? ''}
            label={t(side)}
            unit={side === 'content' ? 'ml' : 'cm'}
            value={draft[side]}
            onChange={(number) => onChange({ ...draft, [side]: number })}
            validateOnSubmit
          />
        ))}
      </Flex>
    </fieldset>
  )
}
