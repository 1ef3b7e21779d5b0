import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { FocusedAlert } from '#web/ui/conflict/focused-alert.tsx'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { type FormInModal, FormModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { RowFields } from './row-fields.tsx'
import { useSaveRow } from './use-save-row.ts'

export interface EditRowModalProps {
  /** Null keeps it closed. */
  row: CatalogueProduct | null
  supplier: SupplierRef
  onClose: () => void
  onDelete: (row: CatalogueProduct) => void
}

/** A row of the catalogue, changed without leaving the list. */
export function EditRowModal({ row, supplier, onClose, onDelete }: EditRowModalProps) {
  const t = useTranslations()
  return (
    <FormModal opened={row !== null} onClose={onClose} size="lg" title={t('catalogue.form.editTitle')}>
      {(form) =>
        row && (
          <EditRowForm
            key={row.id}
            row={row}
            supplier={supplier}
            {...form}
            onDelete={() => {
              form.onDone()
              onDelete(row)
            }}
          />
        )
      }
    </FormModal>
  )
}

interface EditRowFormProps extends FormInModal {
  row: CatalogueProduct
  supplier: SupplierRef
  onDelete: () => void
}

function EditRowForm({ row, supplier, onDirty, onDone, onCancel, onDelete }: EditRowFormProps) {
  const t = useTranslations('catalogue')
  const { form, conflict, creation, correct, gone, busy, failure, save } = useSaveRow({
    row,
    supplier,
    onDone,
  })

  return (
    <Form onChange={onDirty} onSubmit={save}>
      <Stack gap="lg">
        <RowFields form={form} />
        {row.userProductId !== null && (
          <Text size="sm" c="dimmed">
            {t('form.yourPriceStays')}
          </Text>
        )}
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
        <Group justify="space-between" gap="sm">
          <DemoLock>
            <Button variant="subtle" color="beetroot" onClick={onDelete} disabled={busy || gone}>
              {t('form.delete')}
            </Button>
          </DemoLock>
          <Group gap="sm">
            <Button variant="default" onClick={onCancel} disabled={busy}>
              {t('form.cancel')}
            </Button>
            <SubmitButton busy={busy}>
              {busy ? t('form.saving') : gone ? t('form.addAgain') : t('form.save')}
            </SubmitButton>
          </Group>
        </Group>
      </Stack>
    </Form>
  )
}
