import { NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type MadeAccessToken, newAccessToken } from '#contract/access-tokens.ts'
import { TOKEN_RIGHTS, type TokenRights } from '#contract/token-limits.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { client } from '#web/lib/query/api.ts'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'
import { PasswordAgain } from './password-again.tsx'
import { StepForm } from './step-form.tsx'
import { TOKEN_ENDS, type TokenEnd, tokenEndAt } from './token-end.ts'

interface Typed {
  name: string
  rights: TokenRights
  end: TokenEnd
  day: string
  password: string
}

const EMPTY: Typed = { name: '', rights: 'read', end: 'quarter', day: '', password: '' }

interface AddTokenProps {
  onMade: (made: MadeAccessToken) => void
  onCancel: () => void
}

/** Names a token, chooses what it may do and until when, and asks for the password. */
export function AddToken({ onMade, onCancel }: AddTokenProps) {
  const t = useTranslations('tokens')
  const common = useTranslations()
  const nameField = useFocusOnMount<HTMLInputElement>()
  const queryClient = useQueryClient()
  const textOf = useCredentialsFailureText()
  const form = useForm({
    initialValues: EMPTY,
    schema: newAccessToken,
    toInput: ({ end, day, ...typed }) => ({ ...typed, expiresAt: tokenEndAt(end, day, Date.now()) }),
    texts: { expiresAt: { invalid: t('dayMissing'), 'out-of-range': t('dayOutOfRange') } },
  })
  const { name, rights, end, day, password } = form.values
  return (
    <StepForm
      banner={form.failure === undefined || form.heldBack ? undefined : textOf(form.failure, t('makeFailed'))}
      submitLabel={t('make')}
      busyLabel={t('makeBusy')}
      submitting={form.submitting}
      onSubmit={() =>
        form.submit(async (input) => {
          const made = await client.accessTokens.create(input)
          void invalidateAfter(queryClient, 'accessTokens')
          onMade(made)
        })
      }
      onCancel={onCancel}
    >
      <TextInput
        {...form.field('name')}
        ref={nameField}
        label={t('name')}
        description={t('nameHint')}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => form.setValues({ name: currentTarget.value })}
      />
      <Radio.Group
        label={t('rights')}
        value={rights}
        onChange={(value) => form.setValues({ rights: value === 'write' ? 'write' : 'read' })}
      >
        <Stack gap={8} mt={6}>
          {TOKEN_RIGHTS.map((each) => (
            <Radio
              key={each}
              value={each}
              label={t(`rightsOf.${each}`)}
              description={t(`rightsHint.${each}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <NativeSelect
        label={t('end')}
        value={end}
        onChange={({ currentTarget: { value } }) =>
          form.setValues({ end: TOKEN_ENDS.find((each) => each === value) ?? 'quarter' })
        }
        data={TOKEN_ENDS.map((value) => ({ value, label: t(`ends.${value}`) }))}
      />
      {end === 'never' && <Text c="dimmed">{t('neverHint')}</Text>}
      {end === 'day' && (
        <TextInput
          {...form.field('expiresAt')}
          type="date"
          label={t('day')}
          value={day}
          onChange={({ currentTarget }) => form.setValues({ day: currentTarget.value })}
        />
      )}
      <PasswordAgain
        {...form.field('password')}
        label={common('account.fields.currentPassword')}
        value={password}
        onChange={({ currentTarget }) => form.setValues({ password: currentTarget.value })}
      />
    </StepForm>
  )
}
