import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DirectSheet, ReplacementEffect } from '#contract/replacements.ts'
import { ChoiceBox } from '#web/ui/table/choice-box.tsx'
import { ChooseAllBox } from '#web/ui/table/choose-all-box.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { useAffectedSheetColumns } from '../affected-sheet-columns.tsx'

const MAX_HEIGHT = 'min(20rem, 40vh)'

export interface EffectTablesProps {
  effect: ReplacementEffect
  /** Ids of the ticked sheets. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** The sheets that take a product, to be ticked, and those that change through them. */
export function EffectTables({ effect, chosen, onChoose }: EffectTablesProps) {
  const t = useTranslations('replacement')
  const { direct, above } = effect
  const columns = useAffectedSheetColumns()
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  if (direct.length === 0) return <Text size="sm">{t('unused')}</Text>
  const leftOut = direct.filter(({ id, uncosted }) => uncosted > 0 && !chosen.includes(id)).length
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        {t('direct')}
      </Title>
      {leftOut > 0 && <Text size="sm">{t('leftOut', { count: leftOut })}</Text>}
      <ShortTable
        label={t('direct')}
        columns={[
          choiceColumn({
            chosen,
            toggle,
            nameOf: (title) => t('choose', { title }),
            head: (
              <ChooseAllBox
                label={t('chooseAll')}
                all={chosen.length === direct.length}
                some={chosen.length > 0}
                onToggle={() => onChoose(chosen.length === direct.length ? [] : direct.map(({ id }) => id))}
              />
            ),
          }),
          ...columns,
        ]}
        keyOf={({ id }) => id}
        rows={direct}
        maxHeight={MAX_HEIGHT}
      />
      {above.length > 0 && (
        <>
          <Title order={3} size="h5">
            {t('above')}
          </Title>
          <ShortTable
            label={t('above')}
            columns={columns}
            keyOf={({ id }) => id}
            rows={above}
            maxHeight={MAX_HEIGHT}
          />
        </>
      )}
      <Text size="sm" c="dimmed">
        {t('keeps')}
      </Text>
    </Stack>
  )
}

interface Choice {
  chosen: readonly string[]
  toggle: (id: string) => void
  nameOf: (title: string) => string
  head: ReactNode
}

function choiceColumn({ chosen, toggle, nameOf, head }: Choice): Column<DirectSheet> {
  return {
    key: 'choice',
    head,
    cell: ({ id, title }) => (
      <ChoiceBox label={nameOf(title)} checked={chosen.includes(id)} onChoose={() => toggle(id)} />
    ),
  }
}
