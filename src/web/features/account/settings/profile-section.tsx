import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Account } from '#contract/account.ts'
import { SettingsCard } from './settings-card.tsx'
import { SettingsForm } from './settings-form.tsx'
import { type ReportDirty, useDraft } from './use-draft.ts'
import { useSaveSettings } from './use-save-settings.ts'

const NAME_ID = 'settings-full-name'
const LONGEST_NAME = 200

interface ProfileSectionProps {
  id: string
  account: Account
  report: ReportDirty
}

export function ProfileSection({ id, account, report }: ProfileSectionProps) {
  const t = useTranslations()
  const { draft, dirty, type, forget } = useDraft(id, { fullName: account.fullName }, report)
  const saving = useSaveSettings()
  const [checked, setChecked] = useState(false)
  const missing = draft.fullName.trim() === ''

  async function save() {
    setChecked(true)
    if (missing) document.getElementById(NAME_ID)?.focus()
    else if (dirty && (await saving.save({ fullName: draft.fullName }))) forget()
  }

  return (
    <SettingsCard id={id} title={t('account.settings.profile.title')}>
      <SettingsForm saving={saving} dirty={dirty} onSave={save}>
        <TextInput
          id={NAME_ID}
          label={t('account.fields.fullName')}
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={draft.fullName}
          onChange={(event) => type({ fullName: event.currentTarget.value })}
          error={checked && missing && t('errors.rules.required')}
        />
        <TextInput
          label={t('account.fields.email')}
          description={t('account.settings.profile.email')}
          value={account.email}
          readOnly
          variant="filled"
        />
      </SettingsForm>
    </SettingsCard>
  )
}
