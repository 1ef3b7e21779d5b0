import { Stack, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { gammeInput } from '#contract/gammes.ts'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import type { FormInModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { useSaveGamme } from './use-save-gamme.ts'

export interface GammeFormProps extends FormInModal {
  /** Null for a new one. */
  gamme: { id: string; nom: string } | null
}

/** Enter saves; a refusal is shown here, and what was typed stays. */
export function GammeForm({ gamme, onDirty, onDone, onCancel }: GammeFormProps) {
  const t = useTranslations('gammes.form')
  const c = useTranslations('common')
  const form = useForm({
    initialValues: { nom: gamme?.nom ?? '' },
    schema: gammeInput,
    immediate: ['too-long'],
    texts: {
      nom: { required: t('nameRequired'), 'too-long': t('tooLong', { maximum: GAMME_MAX_LENGTH.nom }) },
    },
  })
  const { save, busy, failure } = useSaveGamme(gamme, onDone)

  return (
    <Form onSubmit={() => form.submit(({ nom }) => save(nom))}>
      <Stack gap="md">
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          required
          data-autofocus
          autoComplete="off"
          {...form.field('nom')}
          value={form.values.nom}
          onChange={(event) => {
            form.setValues({ nom: event.currentTarget.value })
            onDirty()
          }}
        />
        {failure !== undefined && <ErrorBanner text={failure} />}
        <FormFoot busy={busy} onCancel={onCancel} mt="xs">
          {gamme === null ? t(busy ? 'creating' : 'create') : c(busy ? 'saving' : 'save')}
        </FormFoot>
      </Stack>
    </Form>
  )
}
