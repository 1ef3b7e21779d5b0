import { Button, Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Supplier } from '#contract/suppliers.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import type { FormInModal } from '#web/ui/form-modal.tsx'
import { draftOf } from './supplier-draft.ts'
import { SupplierFields } from './supplier-fields.tsx'
import { useSaveSupplier } from './use-save-supplier.ts'
import { useSupplierForm } from './use-supplier-form.ts'

export interface SupplierModalFormProps extends FormInModal {
  /** Null for a new one. */
  supplier: Supplier | null
}

/** Enter saves; a refusal is said here, and what was typed stays. */
export function SupplierModalForm({ supplier, onDirty, onDone, onCancel }: SupplierModalFormProps) {
  const t = useTranslations('suppliers')
  const c = useTranslations('common')
  const form = useSupplierForm(draftOf(supplier))
  const { save, busy, failure } = useSaveSupplier({ supplier, form, onDone })
  return (
    <form
      noValidate
      onChange={onDirty}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="md">
        <SupplierFields form={form} ownId={supplier?.id} />
        {failure !== undefined && <ErrorBanner text={failure} />}
        <Group justify="flex-end" gap="sm" mt="xs">
          <Button variant="default" onClick={onCancel} disabled={busy}>
            {c('cancel')}
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? t('form.saving') : t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
