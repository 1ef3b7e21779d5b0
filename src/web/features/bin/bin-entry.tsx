import { Button, Group, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import type { DeletedItem } from '#contract/bin.ts'
import { everyKey } from '#domain/every-key.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import entries from '#web/ui/entry-list.module.css'
import { useBinNames } from './use-bin-names.ts'

/** What was deleted with it, in the order in which it is listed. */
const CARRIED = everyKey<DeletedItem['carried']>({
  sheets: true,
  ownProducts: true,
  suppliers: true,
  gammes: true,
  menus: true,
  givenBack: true,
  lines: true,
  usedInSheets: true,
  dishes: true,
  choices: true,
  menuDishes: true,
  articles: true,
  products: true,
  priceLists: true,
  photos: true,
  sales: true,
  prices: true,
})

interface BinEntryProps {
  item: DeletedItem
  /** Whether it is being restored. */
  busy: boolean
  onRestore: () => void
  /** Undefined for who may not erase it. */
  onRemove: (() => void) | undefined
}

/** One act of deletion: what it was, until when it is kept, what is restored with it. */
export function BinEntry({ item, busy, onRestore, onRemove }: BinEntryProps) {
  const t = useTranslations('binPage')
  const format = useFormat()
  const names = useBinNames()
  const language = useLocale()
  const { carried, deletedAt, keptUntil, mergedInto } = item
  const parts = CARRIED.filter((part) => carried[part] > 0).map((part) =>
    t(`carried.${part}`, { count: carried[part] }),
  )
  const name = names.nameOf(item)
  return (
    <li className={entries.entry}>
      <div>
        <Text c="dimmed" fz="sm">
          {names.kindOf(item)} ·{' '}
          {t('since', {
            date: format.dateLong(deletedAt),
            time: format.time(deletedAt),
            until: format.dateLong(keptUntil),
          })}
        </Text>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {mergedInto !== null && <Text fz="sm">{t('merged', { name: mergedInto })}</Text>}
        {parts.length > 0 && (
          <Text fz="sm">{t('with', { parts: new Intl.ListFormat(language).format(parts) })}</Text>
        )}
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-md"
          onClick={onRestore}
          disabled={busy}
          aria-label={t('restoreOne', { name })}
        >
          {busy ? t('restoring') : t('restore')}
        </Button>
        {onRemove && (
          <Button
            variant="subtle"
            color="beetroot"
            size="compact-md"
            onClick={onRemove}
            disabled={busy}
            aria-label={t('removal.labelOf', { name })}
          >
            {t('removal.label')}
          </Button>
        )}
      </Group>
    </li>
  )
}
