import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Fold } from '#web/ui/fold.tsx'
import type { ImportReview } from '../plan/use-import-review.ts'
import { NameList } from './name-list.tsx'
import { standingOf } from './named-groups.ts'

const PARTS = ['open', 'alike', 'fresh', 'known'] as const

/** The products that the sheets name, with what each is taken for. */
export function NamesSection({ review }: { review: ImportReview }) {
  const t = useTranslations('sheetImport.names')
  const { groups, names, draft } = review
  if (groups.length === 0) return null
  const byKey = new Map(groups.map((group) => [group.key, group]))
  const standing = Map.groupBy(groups, standingOf)
  const parts = PARTS.map((key) => ({ key, shown: standing.get(key) ?? [] }))
  // Names that are alike are new products too: both figures together are those that the import makes.
  const hasAlike = parts.some(({ key, shown }) => key === 'alike' && shown.length > 0)
  const titleOf = (key: (typeof PARTS)[number], count: number) =>
    t(key === 'fresh' && hasAlike ? 'freshOthers' : key, { count })
  return (
    <section aria-labelledby="names-title">
      <Title order={2} size="h4" id="names-title">
        {t('products')}
      </Title>
      {parts.map(
        ({ key, shown }) =>
          shown.length > 0 && (
            <Fold key={key} summary={titleOf(key, shown.length)}>
              {() => (
                <>
                  <Text size="sm" c="dimmed">
                    {t(`${key}Lead`)}
                  </Text>
                  <NameList
                    label={titleOf(key, shown.length)}
                    groups={shown}
                    byKey={byKey}
                    products={draft?.products ?? []}
                    names={names}
                  />
                </>
              )}
            </Fold>
          ),
      )}
    </section>
  )
}
