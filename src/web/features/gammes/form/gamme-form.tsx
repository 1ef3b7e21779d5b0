import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import type { FormInModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { useSaveGamme } from './use-save-gamme.ts'

export interface GammeFormProps extends FormInModal {
  /** Null for a new one. */
  gamme: { id: string; nom: string } | null
}

/** Enter saves; a refusal is said here, and what was typed stays. */
export function GammeForm({ gamme, onDirty, onDone, onCancel }: GammeFormProps) {
  const t = useTranslations('gammes.form')
  const c = useTranslations('common')
  const [nom, setNom] = useState(gamme?.nom ?? '')
  const [checked, setChecked] = useState(false)
  const { save, busy, failure } = useSaveGamme(gamme, onDone)

  const maximum = GAMME_MAX_LENGTH.nom
  const tooLong = nom.trim().length > maximum
  const issue = tooLong ? t('tooLong', { maximum }) : nom.trim() === '' ? t('nameRequired') : undefined
  return (
    <Form
      onSubmit={(form) => {
        setChecked(true)
        if (issue === undefined) save(nom.trim())
        else form.querySelector('input')?.focus()
      }}
    >
      <Stack gap="md">
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          required
          data-autofocus
          autoComplete="off"
          value={nom}
          error={checked || tooLong ? issue : undefined}
          onChange={(event) => {
            setNom(event.currentTarget.value)
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
