import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LONGEST_CODE } from '#contract/restoration-limits.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { textSchema } from '#web/lib/form/text-schema.ts'
import { CredentialsForm } from '../credentials/credentials-form.tsx'
import { useCredentialsForm } from '../credentials/use-credentials-form.ts'
import { useRestorationFailureText } from './use-restoration-failure-text.ts'

const schema = textSchema({ code: { maxLength: LONGEST_CODE } })

/** Asks for the code that only the operator reads. */
export function RestorationCode({ onCode }: { onCode: (code: string) => Promise<unknown> }) {
  const t = useTranslations('restoration')
  const field = useFocusOnMount<HTMLInputElement>()
  const textOf = useRestorationFailureText()
  const form = useCredentialsForm({
    initialValues: { code: '' },
    schema,
    send: async ({ code }) => void (await onCode(code)),
    textOf,
    fallback: t('failed'),
  })
  return (
    <CredentialsForm form={form} submitLabel={t('code.submit')} busyLabel={t('code.busy')}>
      <TextInput
        {...form.field('code')}
        ref={field}
        size="md"
        label={t('code.label')}
        description={t('code.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </CredentialsForm>
  )
}
