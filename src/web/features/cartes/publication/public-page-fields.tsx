import { Group, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { CarteSettings } from '#contract/cartes.ts'
import { CARTE_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { SavedState, SavingFailed } from '../settings/saved-state.tsx'
import { useCarteSettings } from '../settings/use-carte-settings.ts'
import { useTyped } from '../settings/use-typed.ts'
import classes from './publication.module.css'

const trim = (text: string) => text.trim()

/** What the public page says of the house, and whether search engines may list it. Saved on change. */
export function PublicPageFields({ stored }: { stored: CarteSettings }) {
  const t = useTranslations('cartes.settings')
  const settings = useCarteSettings(stored)
  const { carte, change, retry } = settings
  const [openingHours, typeOpeningHours] = useTyped(carte.openingHours, trim)
  const [phone, typePhone] = useTyped(carte.phone, trim)
  return (
    <Stack gap="sm" className={classes.fields}>
      <UnsavedChangesGuard dirty={settings.conflict.state.is === 'asked'} />
      <SavingFailed {...settings} />
      <Textarea
        label={t('openingHours')}
        placeholder={t('openingHoursPlaceholder')}
        value={openingHours}
        maxLength={CARTE_MAX_LENGTH.openingHours}
        autosize
        minRows={2}
        maxRows={8}
        onChange={({ currentTarget: { value } }) => {
          typeOpeningHours(value)
          change({ openingHours: value }, true)
        }}
        onBlur={retry}
      />
      <TextInput
        type="tel"
        label={t('phone')}
        value={phone}
        maxLength={CARTE_MAX_LENGTH.phone}
        onChange={({ currentTarget: { value } }) => {
          typePhone(value)
          change({ phone: value }, true)
        }}
        onBlur={retry}
        autoComplete="off"
      />
      <Group justify="space-between">
        <Switch
          label={t('indexed')}
          description={t('indexedHint')}
          checked={carte.indexed}
          onChange={({ currentTarget }) => change({ indexed: currentTarget.checked })}
        />
        <SavedState autosave={settings.autosave} />
      </Group>
    </Stack>
  )
}
