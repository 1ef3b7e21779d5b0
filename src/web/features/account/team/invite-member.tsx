import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { invitationInput, type MadeInvitation } from '#contract/members.ts'
import type { Role } from '#domain/house/role.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { client } from '#web/lib/query/api.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'
import { PasswordAgain } from '../security/password-again.tsx'
import { StepForm } from '../security/step-form.tsx'
import { RoleChoice } from './role-choice.tsx'

const EMPTY: { role: Role; email: string; password: string } = { role: 'cook', email: '', password: '' }

interface InviteMemberProps {
  onMade: (role: Role, invitation: MadeInvitation) => void
  onCancel: () => void
}

/** Chooses what somebody will be in the house, and asks for the password, as the page may be left open. */
export function InviteMember({ onMade, onCancel }: InviteMemberProps) {
  const t = useTranslations('team')
  const common = useTranslations()
  const queryClient = useQueryClient()
  const textOf = useCredentialsFailureText()
  const form = useForm({
    initialValues: EMPTY,
    schema: invitationInput,
    toInput: ({ email, ...invited }) => ({ ...invited, ...(email.trim() !== '' && { email }) }),
  })
  const { role, email, password } = form.values
  const send = () =>
    form.submit(async (input) => {
      const invitation = await client.members.invite(input)
      await invalidateAfter(queryClient, 'members')
      // Without a mail server an invitation has its link all the same.
      if (invitation.address === null) notifySuccess(t('invite.sent', { email: input.email ?? '' }))
      onMade(input.role, invitation)
    })
  return (
    <StepForm
      banner={
        form.failure === undefined || form.heldBack ? undefined : textOf(form.failure, t('invite.failed'))
      }
      submitLabel={t('invite.submit')}
      busyLabel={t('invite.busy')}
      submitting={form.submitting}
      onSubmit={send}
      onCancel={onCancel}
    >
      <RoleChoice label={t('role')} value={role} onChange={(chosen) => form.setValues({ role: chosen })} />
      <TextInput
        {...form.field('email')}
        label={t('invite.email')}
        description={t('invite.emailHint')}
        type="email"
        autoComplete="off"
        maw="28rem"
        value={email}
        onChange={({ currentTarget }) => form.setValues({ email: currentTarget.value })}
      />
      <PasswordAgain
        {...form.field('password')}
        label={common('account.fields.currentPassword')}
        value={password}
        onChange={({ currentTarget }) => form.setValues({ password: currentTarget.value })}
      />
    </StepForm>
  )
}
