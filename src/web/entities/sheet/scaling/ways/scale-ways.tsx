import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Scaling } from '../scaling.ts'
import { HandWay } from './hand-way.tsx'
import { MadeWay } from './made-way.tsx'
import { MouldsWay } from './moulds-way.tsx'
import classes from './scale-ways.module.css'

const WAYS = { hand: HandWay, made: MadeWay, moulds: MouldsWay }
type Way = keyof typeof WAYS
const KINDS = ['hand', 'made', 'moulds'] as const satisfies readonly Way[]

export interface WayProps {
  scaling: Scaling
  onChosen: () => void
}

export interface ScaleWaysProps extends WayProps {
  id: string
}

/** What a sheet is scaled to, other than covers: what is in the hand, what it has to give, or moulds. */
export function ScaleWays({ id, ...props }: ScaleWaysProps) {
  const t = useTranslations('scaleWays.ways')
  const current = KINDS.find((kind) => kind === props.scaling.scale?.way.kind)
  const [kind, setKind] = useState<Way>(current ?? 'hand')
  const Fields = WAYS[kind]
  return (
    <section id={id} className={classes.ways} aria-label={t('unfold')} data-print="hidden">
      <SegmentedControl
        className={classes.kinds ?? ''}
        aria-label={t('label')}
        value={kind}
        onChange={setKind}
        data={KINDS.map((value) => ({ value, label: t(value) }))}
      />
      <Fields {...props} />
    </section>
  )
}
