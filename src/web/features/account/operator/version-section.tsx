import { List, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Overview } from '#contract/operator.ts'
import { SettingsCard } from '../settings/settings-card.tsx'

/** What runs, and what its last versions brought. */
export function VersionSection({ id, overview }: { id: string; overview: Omit<Overview, 'mail'> }) {
  const t = useTranslations('operator.version')
  const { version, node, postgres, news } = overview
  return (
    <SettingsCard id={id} title={t('title')}>
      <Text>{t('runs', { version, node, postgres })}</Text>
      <Text c="dimmed" fz="sm">
        {news.length === 0 ? t('none') : t('language')}
      </Text>
      {news.map(({ version: of, items, more }) => (
        <section key={of}>
          <Title order={3} size="h4" mb={6}>
            {of === null ? t('unreleased') : t('news', { version: of })}
          </Title>
          <List size="sm" spacing={2} withPadding lang="en">
            {items.map((item) => (
              <List.Item key={item}>{item}</List.Item>
            ))}
          </List>
          {more > 0 && (
            <Text size="sm" mt={6}>
              {t('more', { count: more })}
            </Text>
          )}
        </section>
      ))}
    </SettingsCard>
  )
}
