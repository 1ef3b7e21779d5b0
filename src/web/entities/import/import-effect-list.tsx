import { List, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IMPORTED_THINGS, type ImportEffect, type Named } from '#contract/imports.ts'

const NAMES_SHOWN = 3

interface ImportEffectListProps {
  effect: ImportEffect
}

/** What undoing an import would do: what goes, what is changed back, and what it means for the rest of the account. */
export function ImportEffectList({ effect }: ImportEffectListProps) {
  const t = useTranslations('imports.effect')
  const { made, modified, articles, dishes, givenBack, stays, settings, carte, address, own } = effect
  const names = ({ count, names: all }: Named) =>
    t('names', { names: all.slice(0, NAMES_SHOWN).join(', '), others: count - Math.min(count, NAMES_SHOWN) })
  const going = [
    ...IMPORTED_THINGS.filter((kind) => made[kind] > 0).map((kind) => {
      const what = t(`made.${kind}`, { count: made[kind] })
      const { count } = modified[kind]
      return count === 0 ? what : t('modified', { what, count: String(count), names: names(modified[kind]) })
    }),
    ...(articles > 0 ? [t('articles', { count: articles })] : []),
    ...(dishes > 0 ? [t('dishes', { count: dishes })] : []),
  ]
  const back = [
    ...(givenBack.count > 0 ? [t('givenBack', { count: givenBack.count, names: names(givenBack) })] : []),
    ...(settings === 'back' ? [t('settings')] : []),
    ...(carte === 'back' ? [t('carte')] : []),
    ...(address ? [t('address')] : []),
  ]
  const ownLosses = [
    ...(['dishes', 'menus', 'sheets', 'products'] as const)
      .filter((kind) => own[kind].count > 0)
      .map((kind) => t(`own.${kind}`, { count: own[kind].count, names: names(own[kind]) })),
    ...(own.sales > 0 ? [t('own.sales', { count: own.sales })] : []),
  ]
  const staying = [
    ...(stays.count > 0 ? [t('stays', { count: stays.count, names: names(stays) })] : []),
    ...(settings === 'stays' ? [t('settingsStay')] : []),
    ...(carte === 'stays' ? [t('carteStays')] : []),
  ]
  return (
    <Stack gap="md">
      {going.length > 0 && <NamedItems lead={t('going')} items={going} />}
      {going.length + back.length === 0 && <Text>{t('nothing')}</Text>}
      {back.length > 0 && <NamedItems lead={t('back')} items={back} />}
      {ownLosses.length > 0 && <NamedItems lead={t('ownLead')} items={ownLosses} />}
      {staying.length > 0 && <NamedItems lead={t('staying')} items={staying} />}
    </Stack>
  )
}

function NamedItems({ lead, items }: { lead: ReactNode; items: readonly string[] }) {
  return (
    <div>
      <Text fw={600} mb={4}>
        {lead}
      </Text>
      <List size="sm" spacing={2} withPadding style={{ overflowWrap: 'anywhere' }}>
        {items.map((item) => (
          <List.Item key={item}>{item}</List.Item>
        ))}
      </List>
    </div>
  )
}
