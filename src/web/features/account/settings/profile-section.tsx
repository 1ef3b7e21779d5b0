import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { FULL_NAME_MAX_LENGTH } from '#contract/account-limits.ts'
import { type Account, accountChange } from '#contract/account.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { SettingsCard } from './settings-card.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { ReportDirty } from './use-report-dirty.ts'
import { useSaveSettings } from './use-save-settings.ts'

const schema = accountChange.required({ fullName: true })

interface ProfileSectionProps {
  id: string
  account: Account
  report: ReportDirty
}

export function ProfileSection({ id, account, report }: ProfileSectionProps) {
  const t = useTranslations()
  const form = useForm({ initialValues: { fullName: account.fullName }, schema })
  const { save, savedAt } = useSaveSettings()

  const submit = () =>
    form.submit(async (change) => {
      if (form.dirty && (await save(change))) form.reset()
    })

  return (
    <SettingsCard id={id} title={t('account.settings.profile.title')}>
      <SettingsForm id={id} report={report} form={form} savedAt={savedAt} onSave={submit}>
        <TextInput
          {...form.field('fullName')}
          label={t('account.fields.fullName')}
          autoComplete="name"
          maxLength={FULL_NAME_MAX_LENGTH}
          value={form.values.fullName}
          onChange={(event) => form.setValues({ fullName: event.currentTarget.value })}
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
