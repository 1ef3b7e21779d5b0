import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { FULL_NAME_MAX_LENGTH } from '#contract/account-limits.ts'
import { type Account, profile } from '#contract/account.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { SettingsCard } from './settings-card.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { ReportDirty } from './use-report-dirty.ts'
import { useSettingsForm } from './use-settings-form.ts'

type Profile = Pick<Account, 'fullName'>

const trimmed = ({ fullName }: Profile) => fullName.trim()
const profileOf = ({ fullName }: Account): Profile => ({ fullName })

interface ProfileSectionProps {
  id: string
  account: Account
  report: ReportDirty
}

export function ProfileSection({ id, account, report }: ProfileSectionProps) {
  const t = useTranslations()
  const form = useSettingsForm({
    account,
    valuesOf: profileOf,
    parts: formParts((values: Profile) => values, {
      fullName: { label: t('account.fields.fullName'), contentOf: trimmed, textOf: trimmed },
    }),
    changeOf: (changes) => changes,
    schema: profile,
  })

  return (
    <SettingsCard id={id} title={t('settings.profile.title')}>
      <SettingsForm id={id} report={report} form={form}>
        <TextInput
          {...form.field('fullName')}
          label={t('account.fields.fullName')}
          autoComplete="name"
          maxLength={FULL_NAME_MAX_LENGTH}
          value={form.values.fullName}
          onChange={(event) => form.setValues({ fullName: event.currentTarget.value })}
        />
      </SettingsForm>
    </SettingsCard>
  )
}
