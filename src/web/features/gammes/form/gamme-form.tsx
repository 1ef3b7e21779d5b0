import { Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { CarteField } from '#web/entities/carte/carte-field.tsx'
import { useSpeaksEnglish } from '#web/entities/carte/use-speaks-english.ts'
import { paths } from '#web/entities/paths.ts'
import { address } from '#web/lib/navigation/address.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { FocusedAlert } from '#web/ui/conflict/focused-alert.tsx'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import type { FormInModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { SameNameNotice } from './same-name-notice.tsx'
import { type NamedGamme, useSaveGamme } from './use-save-gamme.ts'

export interface GammeFormProps extends FormInModal {
  /** Null for a new one. */
  gamme: NamedGamme | null
  /** The carte that a new one is for. */
  carteId: string | undefined
}

/** Enter saves; a refusal is shown here, and what was typed stays. */
export function GammeForm({ gamme, carteId, onDirty, onDone, onCancel }: GammeFormProps) {
  const t = useTranslations('gammes.form')
  const c = useTranslations('common')
  const { form, conflict, creation, correct, gone, save, busy, failure } = useSaveGamme(
    gamme,
    carteId,
    onDone,
  )
  const e = useTranslations('trade.cartes')
  const english = useSpeaksEnglish(form.values.carteId)
  const navigate = useNavigate()
  const open = (id: string) => {
    flushSync(onDone)
    void navigate({ href: address(paths.gamme(id)), ignoreBlocker: true })
  }
  const saveLabel = gone ? t('createAgain') : c(busy ? 'saving' : 'save')

  return (
    <Form onSubmit={save}>
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
        {english && (
          <TextInput
            label={e('englishName')}
            lang="en"
            autoComplete="off"
            {...form.field('nomEn')}
            value={form.values.nomEn}
            onChange={(event) => {
              form.setValues({ nomEn: event.currentTarget.value })
              onDirty()
            }}
          />
        )}
        <CarteField
          value={form.values.carteId}
          onChange={(chosen) => {
            form.setValues({ carteId: chosen })
            onDirty()
          }}
        />
        {/* What is being made is in the list before the form closes. */}
        {!creation.isPending && !creation.isSuccess && (
          <SameNameNotice id={gamme?.id} nom={form.values.nom} carteId={form.values.carteId} onOpen={open} />
        )}
        <ConflictNotice conflict={conflict} busy={busy} />
        <MadeBeforeNotice
          creation={creation}
          nameOf={({ nom }) => nom}
          busy={busy}
          onCorrect={correct}
          onAnother={save}
        />
        {gone && <FocusedAlert>{t('gone')}</FocusedAlert>}
        {failure !== undefined && <ErrorBanner text={failure} />}
        <FormFoot busy={busy} onCancel={onCancel} mt="xs">
          {gamme === null ? t(busy ? 'creating' : 'create') : saveLabel}
        </FormFoot>
      </Stack>
    </Form>
  )
}
