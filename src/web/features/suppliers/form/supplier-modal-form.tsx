import { Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Supplier } from '#contract/suppliers.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { FocusedAlert } from '#web/ui/conflict/focused-alert.tsx'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import type { FormInModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { SupplierFields } from './supplier-fields.tsx'
import { useSaveSupplier } from './use-save-supplier.ts'

export interface SupplierModalFormProps extends FormInModal {
  /** Null for a new one. */
  supplier: Supplier | null
}

/** Enter saves; an error is shown here, and what was typed stays. */
export function SupplierModalForm({ supplier, onDirty, onDone, onCancel }: SupplierModalFormProps) {
  const t = useTranslations('suppliers')
  const { form, conflict, creation, correct, gone, save, busy, failure } = useSaveSupplier(supplier, onDone)
  return (
    <Form onChange={onDirty} onSubmit={save}>
      <Stack gap="md">
        <SupplierFields form={form} ownId={supplier?.id} />
        <ConflictNotice conflict={conflict} busy={busy} />
        <MadeBeforeNotice
          creation={creation}
          nameOf={({ name }) => name}
          busy={busy}
          onCorrect={correct}
          onAnother={save}
        />
        {gone && <FocusedAlert>{t('form.gone')}</FocusedAlert>}
        {failure !== undefined && <ErrorBanner text={failure} />}
        <FormFoot busy={busy} onCancel={onCancel} mt="xs">
          {busy ? t('form.saving') : gone ? t('form.addAgain') : t('form.save')}
        </FormFoot>
      </Stack>
    </Form>
  )
}
