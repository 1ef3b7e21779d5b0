import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Passkey } from '#contract/security.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { client } from '#web/lib/query/api.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { useClosingQuestion } from '#web/ui/use-closing-question.tsx'
import { passkeyNameSchema } from '../credentials/credentials-schemas.ts'

/** The name of a passkey, in place of its entry. */
export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useTranslations('security.passkeys')
  const common = useTranslations('common')
  const nameField = useFocusOnMount<HTMLInputElement>()
  const textOf = useFailureText()
  const queryClient = useQueryClient()
  const form = useForm({ initialValues: { name: passkey.name }, schema: passkeyNameSchema })
  const { cancel, question } = useClosingQuestion(true, onDone, form.values.name !== passkey.name)
  const save = () =>
    form.submit(async ({ name }) => {
      await client.security.renamePasskey({ id: passkey.id, name })
      await invalidateAfter(queryClient, 'security')
      onDone()
    })
  return (
    <>
      <Form onSubmit={save} aria-busy={form.submitting}>
        <Stack
          gap={10}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing) cancel()
          }}
        >
          <TextInput
            {...form.field('name')}
            ref={nameField}
            label={t('name')}
            autoComplete="off"
            value={form.values.name}
            onChange={(event) => form.setValues({ name: event.currentTarget.value })}
          />
          {form.failure !== undefined && <ErrorBanner text={textOf(form.failure, t('failed'))} />}
          <Group gap="8px 12px">
            <Button type="submit" aria-disabled={form.submitting}>
              {common('save')}
            </Button>
            <Button variant="default" onClick={cancel}>
              {common('cancel')}
            </Button>
          </Group>
        </Stack>
      </Form>
      {question}
    </>
  )
}
