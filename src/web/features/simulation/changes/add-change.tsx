import { Group, NativeSelect } from '@mantine/core'
import { useState, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import type { SimulationKitchen } from '#contract/simulation.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { suggestedCoefficient } from '#domain/pricing/suggested-coefficient.ts'
import type { KitchenIndex } from '../kitchen-index.ts'
import classes from './changes-card.module.css'
import { CHANGE_KINDS } from './simulated-change.ts'
import type { ChangeKind, SimulatedChange } from './simulated-change.ts'
import { TargetPicker } from './target-picker.tsx'
import { useTargets } from './use-targets.ts'

export interface AddChangeProps {
  kitchen: SimulationKitchen
  index: KitchenIndex
  settings: Settings
  scope: ReadonlySet<string> | null
  onAdd: (change: SimulatedChange) => void
  inputRef: Ref<HTMLInputElement>
}

/** One more change: of what kind, then of what. */
export function AddChange({ kitchen, index, settings, scope, onAdd, inputRef }: AddChangeProps) {
  const t = useTranslations('simulation.add')
  const [kind, setKind] = useState<ChangeKind>('product')
  const targets = useTargets(kitchen, scope, kind)
  return (
    <Group gap={10} align="stretch" data-print="hidden">
      <NativeSelect
        className={classes.kind}
        aria-label={t('kind')}
        value={kind}
        onChange={(event) => {
          const chosen = CHANGE_KINDS.find((known) => known === event.currentTarget.value)
          if (chosen) setKind(chosen)
        }}
        data={CHANGE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TargetPicker
        key={kind}
        targets={targets}
        label={t(`which.${kind}`)}
        nothing={t(`nothing.${kind}`)}
        onPick={({ id }) => onAdd({ kind, target: id, value: firstValue(kind, id, index, settings) })}
        inputRef={inputRef}
      />
    </Group>
  )
}

/** What the figure starts from: what is so today, or what the account aims for. */
function firstValue(kind: ChangeKind, target: string, index: KitchenIndex, settings: Settings) {
  if (kind === 'portions') return index.sheets.get(target)?.portions ?? null
  if (kind === 'price') return index.sheets.get(target)?.sellingPriceHt || null
  if (kind !== 'coefficient') return null
  return target === '' ? settings.coefficientDefault : suggestedCoefficient(target as SheetCategory, settings)
}
