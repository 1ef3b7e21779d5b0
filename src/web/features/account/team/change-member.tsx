import { Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type Member, memberChange } from '#contract/members.ts'
import type { Role } from '#domain/house/role.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { client } from '#web/lib/query/api.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { FormModal, type FormInModal } from '#web/ui/form-modal.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'
import { PasswordAgain } from '../security/password-again.tsx'
import { RoleChoice } from './role-choice.tsx'

interface ChangeMemberProps {
  member: Member | undefined
  /** The house has one owner alone. */
  isLastOwner: boolean
  onClose: () => void
}

/** What the house calls a member, and what the member may do in it. */
export function ChangeMember({ member, isLastOwner, onClose }: ChangeMemberProps) {
  const t = useTranslations('team')
  const about = useLastValue(member ?? null)
  if (about === null) return null
  return (
    <FormModal opened={member !== undefined} onClose={onClose} title={t('changeOf', { name: about.name })}>
      {(modal) => (
        <ChangeForm member={about} keepsRole={isLastOwner && about.role === 'owner'} modal={modal} />
      )}
    </FormModal>
  )
}

interface ChangeFormProps {
  member: Member
  keepsRole: boolean
  modal: FormInModal
}

function ChangeForm({ member, keepsRole, modal: { onDirty, onDone, onCancel } }: ChangeFormProps) {
  const t = useTranslations('team')
  const common = useTranslations('common')
  const textOf = useCredentialsFailureText()
  const queryClient = useQueryClient()
  const makesOwner = (role: Role) => role === 'owner' && member.role !== 'owner'
  const form = useForm({
    initialValues: { name: member.name, role: member.role, password: '' },
    schema: memberChange,
    toInput: ({ name, role, password }) => ({
      ...(name !== member.name && { name }),
      ...(role !== member.role && { role }),
      ...(makesOwner(role) && { password }),
    }),
  })
  const { name, role, password } = form.values
  const save = () =>
    form.submit(async (change) => {
      if (change.name !== undefined || change.role !== undefined) {
        await client.members.change({ id: member.id, ...change })
        await invalidateAfter(queryClient, 'members')
        notifySuccess(t('changed'))
      }
      onDone()
    })
  return (
    <Form onSubmit={save} aria-busy={form.submitting}>
      <Stack gap="md">
        <TextInput
          {...form.field('name')}
          label={t('name')}
          description={t('nameHint')}
          autoComplete="off"
          data-autofocus
          value={name}
          onChange={({ currentTarget }) => {
            form.setValues({ name: currentTarget.value })
            onDirty()
          }}
        />
        {keepsRole ? (
          <Text c="dimmed">{t('lastOwner')}</Text>
        ) : (
          <RoleChoice
            label={t('role')}
            value={role}
            onChange={(chosen) => {
              form.setValues({ role: chosen })
              onDirty()
            }}
          />
        )}
        {makesOwner(role) && (
          <PasswordAgain
            {...form.field('password')}
            label={t('password')}
            value={password}
            onChange={({ currentTarget }) => form.setValues({ password: currentTarget.value })}
          />
        )}
        {form.failure !== undefined && <ErrorBanner text={textOf(form.failure, t('changeFailed'))} />}
        <FormFoot busy={form.submitting} onCancel={onCancel}>
          {common('save')}
        </FormFoot>
      </Stack>
    </Form>
  )
}
