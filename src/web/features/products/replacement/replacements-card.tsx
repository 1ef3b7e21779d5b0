import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Replacement } from '#contract/replacements.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ActEntry, ActsCard, UndoActButton } from '../acts/acts-card.tsx'
import { replacementsQuery, useUndoReplacement } from './replacements-api.ts'

/** Beside a product: where it was replaced, or took another's place; each can be undone. */
export function ReplacementsCard({ id }: { id: string }) {
  const t = useTranslations('replacement.list')
  const undo = useUndoReplacement()
  return (
    <ActsCard query={replacementsQuery(id)} words={{ title: t('title'), failure: t('failure') }}>
      {(replacement) => (
        <ReplacementEntry
          key={replacement.id}
          replacement={replacement}
          onUndo={() => undo(replacement.id)}
        />
      )}
    </ActsCard>
  )
}

function ReplacementEntry({ replacement, onUndo }: { replacement: Replacement; onUndo: () => void }) {
  const t = useTranslations('replacement')
  const { dateLong } = useFormat()
  const { at, lines, standing, undoneAt } = replacement
  const names = { from: replacement.from.name, to: replacement.to.name }
  const undo =
    standing > 0 ? (
      <UndoActButton label={t('list.undo', names)} text={t('undo')} onClick={onUndo} />
    ) : (
      <Text size="sm" c="dimmed">
        {t('list.changed')}
      </Text>
    )
  return (
    <ActEntry
      name={t('list.row', names)}
      facts={
        undoneAt === null
          ? t('list.facts', { date: dateLong(at), lines })
          : t('list.undone', { date: dateLong(undoneAt) })
      }
      undo={undoneAt === null && undo}
    />
  )
}
