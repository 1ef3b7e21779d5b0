import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Fold } from '#web/ui/fold.tsx'
import type { ImportReview } from '../plan/use-import-review.ts'
import { NameList } from './name-list.tsx'
import { clearCandidates, decisionOf } from './named-groups.ts'
import type { NamedGroup } from './named-groups.ts'

/** The products that the sheets name: what is asked first, what is settled folded. */
export function NamesSection({ review }: { review: ImportReview }) {
  const t = useTranslations('sheetImport.names')
  const { groups, names, draft } = review
  const byKey = new Map(groups.map((group) => [group.key, group]))
  const of = (wanted: (group: NamedGroup) => boolean) => groups.filter(wanted)
  const likely = of(({ certainty }) => certainty === 'likely')
  const alike = of(({ certainty, alike: others }) => certainty === 'new' && others.length > 0)
  const fresh = of(({ certainty, alike: others }) => certainty === 'new' && others.length === 0)
  const known = of(({ certainty }) => certainty === 'certain')
  const open = likely.filter((group) => decisionOf(group, names.choices) === null)
  const shared = clearCandidates(likely)
  const clear = new Map([...shared].filter(([key]) => open.some((group) => group.key === key)))
  if (groups.length === 0) return null
  const list = (label: string, shown: readonly NamedGroup[]) => (
    <NameList label={label} groups={shown} byKey={byKey} products={draft?.products ?? []} names={names} />
  )
  const folded = [
    { key: 'alike', shown: alike },
    { key: 'fresh', shown: fresh },
    { key: 'known', shown: known },
  ] as const
  return (
    <Card component="section" aria-labelledby={NAMES_TITLE}>
      <Title order={2} size="h4" id={NAMES_TITLE} tabIndex={-1}>
        {likely.length === 0
          ? t('products')
          : open.length === 0
            ? t('titleDone')
            : t('title', { count: open.length })}
      </Title>
      {likely.length > 0 && (
        <Stack gap="xs" mt={4}>
          <Group justify="space-between" gap="8px 16px">
            <Text size="sm" c="dimmed" maw={640}>
              {open.length > 0 && t('lead')}
            </Text>
            {clear.size > 0 && (
              <Button variant="default" size="compact-md" onClick={() => names.decideAll(clear)}>
                {t('acceptAll', { count: clear.size })}
              </Button>
            )}
          </Group>
          {list(t('unconfirmed'), likely)}
        </Stack>
      )}
      {folded.map(
        ({ key, shown }) =>
          shown.length > 0 && (
            <Fold key={key} summary={t(key, { count: shown.length })}>
              {() => (
                <>
                  <Text size="sm" c="dimmed">
                    {t(`${key}Lead`)}
                  </Text>
                  {list(t(key, { count: shown.length }), shown)}
                </>
              )}
            </Fold>
          ),
      )}
    </Card>
  )
}

/** Where the bar leads while a name is undecided. */
export const NAMES_TITLE = 'names-title'
