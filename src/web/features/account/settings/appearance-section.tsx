import { Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { InstallSection } from './install-section.tsx'
import { SettingsCard } from './settings-card.tsx'
import classes from './settings.module.css'

/** Both take effect, and are saved, as they are chosen. */
export function AppearanceSection({ id }: { id: string }) {
  const t = useTranslations('settings.appearance')
  return (
    <SettingsCard id={id} title={t('title')}>
      <Group gap="18px 36px" align="stretch" className={classes.pair}>
        <div>
          <Text className={classes.caption}>{t('language')}</Text>
          <LanguageSwitch />
        </div>
        <div>
          <Text className={classes.caption}>{t('theme')}</Text>
          <ThemeSwitch />
        </div>
      </Group>
      <InstallSection />
    </SettingsCard>
  )
}
