import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { deviceInvitation, type PairingCode } from '#contract/devices.ts'
import type { DeviceSheets } from '#domain/kitchen/limits.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { client } from '#web/lib/query/api.ts'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'
import { PasswordAgain } from '../security/password-again.tsx'
import { StepForm } from '../security/step-form.tsx'
import { SheetsChoice } from './sheets-choice.tsx'

export interface InvitedTablet {
  name: string
  sheets: DeviceSheets
}

interface AddTabletProps {
  /** What a code was made for before. */
  begun: InvitedTablet
  onInvited: (invited: InvitedTablet, code: PairingCode) => void
  onCancel: () => void
}

/** Names a tablet, chooses what it shows, and asks for the password before each code, as the page may be left open. */
export function AddTablet({ begun, onInvited, onCancel }: AddTabletProps) {
  const t = useTranslations('kitchenTablets')
  const common = useTranslations()
  const isAgain = begun.name !== ''
  const first = useFocusOnMount<HTMLInputElement>()
  const textOf = useCredentialsFailureText()
  const form = useForm({ initialValues: { ...begun, password: '' }, schema: deviceInvitation })
  const { name, sheets, password } = form.values
  return (
    <StepForm
      banner={
        form.failure === undefined || form.heldBack ? undefined : textOf(form.failure, t('inviteFailed'))
      }
      submitLabel={t('invite')}
      busyLabel={t('inviteBusy')}
      submitting={form.submitting}
      onSubmit={() =>
        form.submit(async (input) => {
          onInvited({ name: input.name, sheets: input.sheets }, await client.devices.invite(input))
        })
      }
      onCancel={onCancel}
    >
      <TextInput
        {...form.field('name')}
        {...(!isAgain && { ref: first })}
        label={t('name')}
        description={t('nameHint')}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => form.setValues({ name: currentTarget.value })}
      />
      <SheetsChoice value={sheets} onChange={(chosen) => form.setValues({ sheets: chosen })} />
      <PasswordAgain
        {...form.field('password')}
        {...(isAgain && { ref: first })}
        label={common('account.fields.currentPassword')}
        value={password}
        onChange={({ currentTarget }) => form.setValues({ password: currentTarget.value })}
      />
    </StepForm>
  )
}
