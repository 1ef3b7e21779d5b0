import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PortionAmount } from '#domain/catalogue/portion-amount.ts'
import { portionsInUnit } from '#domain/quantity/portions-in-unit.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { NamedDrawer } from '#web/ui/named-dialog.tsx'
import { notifyUndo } from '#web/ui/notices.tsx'
import { PortionAmounts } from '../../portions/portion-amounts.tsx'
import type { DraftLine } from '../state/draft.ts'
import { sourceName } from '../state/line-source.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'

export interface AmountsDrawerProps {
  /** The line that was worked on last; another can be chosen. */
  currentKey: string | null
  /** With the line that was given an amount last; null when none was. */
  onClose: (appliedKey: string | null) => void
}

/** The table of amounts: 'Appliquer' gives a line what so many portions of it take. */
export function AmountsDrawer({ currentKey, onClose }: AmountsDrawerProps) {
  const t = useTranslations('portions')
  const tCommon = useTranslations('common')
  const tUnits = useTranslations('trade.units')
  const tCounted = useTranslations('trade.counted')
  const format = useFormat()
  const phone = usePhone()
  const store = useEditor()
  const lines = useEditorState(({ draft }) => draft.lines)
  const portions = useEditorState(({ draft }) => draft.portions)
  const [chosenKey, choose] = useState(currentKey)
  const [appliedKey, setApplied] = useState<string | null>(null)
  const line = lines.find(({ key }) => key === chosenKey) ?? lines[0]
  const nameOf = (named: DraftLine) =>
    sourceName(named) ?? t('drawer.lineNumber', { place: String(lines.indexOf(named) + 1) })

  const apply = (to: DraftLine, quantity: number) => {
    const { key, unit, quantity: before } = to
    store.dispatch({ type: 'line-changed', key, change: { quantity } })
    setApplied(key)
    const said = { quantity: format.quantity(quantity), unit: tCounted(unit, { count: quantity }) }
    notifyUndo(t('drawer.applied', { product: nameOf(to), count: portions, ...said }), tCommon('undo'), () =>
      store.dispatch({ type: 'line-changed', key, change: { quantity: before, unit } }),
    )
  }

  const action = (to: DraftLine, { grams, upTo }: PortionAmount) => (
    <Group gap={6} wrap="nowrap">
      {[grams, ...(upTo ? [upTo.grams] : [])].map((amount) => {
        const quantity = portionsInUnit(amount, portions, to.unit, to.product)
        return (
          <Button
            key={amount}
            size="compact-sm"
            variant="default"
            disabled={quantity === null}
            onClick={() => quantity !== null && apply(to, quantity)}
          >
            {t('drawer.applyGrams', { grams: amount })}
          </Button>
        )
      })}
    </Group>
  )

  return (
    <NamedDrawer
      opened
      onClose={() => onClose(appliedKey)}
      position="right"
      size={phone ? '100%' : 640}
      title={t('drawer.title')}
      closeButtonProps={{ 'aria-label': t('drawer.close') }}
      transitionProps={{ duration: 150 }}
    >
      {line === undefined ? (
        <Text c="dimmed">{t('drawer.noLine')}</Text>
      ) : (
        <>
          <NativeSelect
            label={t('drawer.line')}
            description={t('drawer.forPortions', { count: portions })}
            value={line.key}
            onChange={(event) => choose(event.currentTarget.value)}
            data={lines.map((one) => ({ value: one.key, label: nameOf(one) }))}
          />
          <Text size="sm" c="dimmed" mih="1.5em" mt={6} mb={14} aria-live="polite">
            {portionsInUnit(1, 1, line.unit, line.product) === null
              ? t('drawer.unknown', { unit: tUnits(line.unit) })
              : line.quantity !== null &&
                `${format.quantity(line.quantity)}\u00a0${tCounted(line.unit, { count: line.quantity })}`}
          </Text>
          <PortionAmounts slash={false} action={(row) => action(line, row)} />
        </>
      )}
    </NamedDrawer>
  )
}
