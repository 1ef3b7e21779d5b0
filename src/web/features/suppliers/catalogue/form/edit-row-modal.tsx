import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { catalogueFacts, type CatalogueProduct } from '#contract/catalogue.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { type FormInModal, FormModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useProductForm } from '#web/entities/product/form/use-product-form.ts'
import { useChangeRow } from '../catalogue-api.ts'
import { changeOfRow, checkedRow, rowDraftOf } from './row-draft.ts'
import { RowFields } from './row-fields.tsx'

export interface EditRowModalProps {
  /** Null keeps it closed. */
  row: CatalogueProduct | null
  onClose: () => void
  onDelete: (row: CatalogueProduct) => void
}

/** A row of the catalogue, changed without leaving the list. */
export function EditRowModal({ row, onClose, onDelete }: EditRowModalProps) {
  const t = useTranslations()
  return (
    <FormModal opened={row !== null} onClose={onClose} size="lg" title={t('catalogue.form.editTitle')}>
      {(form) =>
        row && (
          <EditRowForm
            key={row.id}
            row={row}
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
  onDelete: () => void
}

function EditRowForm({ row, onDirty, onDone, onCancel, onDelete }: EditRowFormProps) {
  const t = useTranslations('catalogue')
  const sentence = useFailureSentence()
  // What was read first: a later read must not pass for a change made here.
  const [before] = useState(row)
  const form = useProductForm(rowDraftOf(before), catalogueFacts, checkedRow)
  const change = useChangeRow()
  const gone = statusOf(change.error) === 404

  const save = () => {
    if (change.isPending) return
    form.submit((_, draft) => {
      const facts = changeOfRow(before, draft)
      if (Object.keys(facts).length === 0) return onDone()
      change.mutate(
        { ...facts, id: before.supplierId, productId: before.id },
        {
          onSuccess: () => {
            notifySuccess(t('notice.changed'))
            onDone()
          },
          onError: form.reportFailure,
        },
      )
    })
  }

  return (
    <Form onChange={onDirty} onSubmit={save}>
      <Stack gap="lg">
        <RowFields form={form} />
        {before.userProductId !== null && (
          <Text size="sm" c="dimmed">
            {t('form.yourPriceStays')}
          </Text>
        )}
        {change.isError && (
          <ErrorBanner text={gone ? t('failure.gone') : sentence(t('failure.change'), change.error)} />
        )}
        <Group justify="space-between" gap="sm">
          <DemoLock>
            <Button variant="subtle" color="beetroot" onClick={onDelete} disabled={change.isPending}>
              {t('form.delete')}
            </Button>
          </DemoLock>
          <Group gap="sm">
            <Button variant="default" onClick={onCancel} disabled={change.isPending}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" disabled={change.isPending || gone}>
              {change.isPending ? t('form.saving') : t('form.save')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Form>
  )
}
