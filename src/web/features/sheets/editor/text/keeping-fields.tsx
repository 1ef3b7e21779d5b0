import { NativeSelect, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { HOURS_OF, keepingUnit, type KeepingUnit } from '#domain/catalogue/keeping.ts'
import { MAX_KEEPING_HOURS, SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { useRedactedSettings } from '#web/lib/session/use-account.ts'
import { Columns } from '#web/ui/columns.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import classes from './text-cards.module.css'

const UNITS = ['hours', 'days'] as const satisfies readonly KeepingUnit[]

/** How long it keeps, of which nothing is proposed, and where it is made. */
export function KeepingFields() {
  const t = useTranslations('editor.text')
  const store = useEditor()
  const station = useEditorState(({ draft }) => draft.station)
  const stations = useRedactedSettings().data?.stations ?? []
  const proposed = useId()
  return (
    <Columns base={1} sm={2}>
      <Keeping field="keepsHours" />
      <Keeping field="frozenHours" />
      <Keeping field="openedHours" />
      <TextInput
        label={t('station')}
        list={proposed}
        maxLength={SHEET_MAX_LENGTH.station}
        value={station}
        onChange={(event) =>
          store.dispatch({ type: 'fact-changed', change: { station: event.currentTarget.value } })
        }
      />
      <datalist id={proposed}>
        {stations.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </Columns>
  )
}

function Keeping({ field }: { field: 'keepsHours' | 'frozenHours' | 'openedHours' }) {
  const t = useTranslations('editor.text')
  const store = useEditor()
  const hours = useEditorState(({ draft }) => draft[field])
  const [chosen, setChosen] = useState<KeepingUnit | null>(null)
  // Another window, or undoing, may have brought hours that are no whole days.
  const fits = chosen !== null && (hours ?? 0) % HOURS_OF[chosen] === 0
  const unit = fits ? chosen : keepingUnit(hours)
  const number = hours === null ? null : hours / HOURS_OF[unit]
  const change = (value: number | null, of: KeepingUnit) =>
    store.dispatch({
      type: 'fact-changed',
      change: { [field]: value === null ? null : value * HOURS_OF[of] },
    })
  return (
    <div className={classes.yield}>
      <QuantityField
        label={t(field)}
        description={t('keepingHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        decimals={0}
        min={1}
        max={MAX_KEEPING_HOURS / HOURS_OF[unit]}
        value={number}
        onChange={(value) => {
          setChosen(unit)
          change(value, unit)
        }}
      />
      <NativeSelect
        // Blank, so that it aligns with the field beside it.
        label={'\u00a0'}
        aria-label={t('keepingUnit', { label: t(field) })}
        value={unit}
        onChange={(event) => {
          const next = event.currentTarget.value as KeepingUnit
          setChosen(next)
          change(number, next)
        }}
        data={UNITS.map((value) => ({ value, label: t(`keepingUnits.${value}`) }))}
      />
    </div>
  )
}
