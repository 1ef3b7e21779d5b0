import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { fieldIssuesOf, statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { type FormInModal, FormModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { AllergenFields } from '#web/entities/product/form/allergen-fields.tsx'
import { BasicFields } from '#web/entities/product/form/basic-fields.tsx'
import { changeOf, draftOf, isChanged } from '#web/entities/product/form/product-draft.ts'
import { useProductForm } from '#web/entities/product/form/use-product-form.ts'
import { PriceImpactModal } from '../price-impact-modal.tsx'
import { useChangeProduct } from '../products-api.ts'
import { usePriceImpact } from '../use-price-impact.ts'

export interface EditImportedModalProps {
  /** Null keeps it closed. */
  product: UserProduct | null
  onClose: () => void
}

/** What changes most of a product that was imported, without leaving the list. */
export function EditImportedModal({ product, onClose }: EditImportedModalProps) {
  const t = useTranslations()
  return (
    <FormModal
      opened={product !== null}
      onClose={onClose}
      size="lg"
      title={t('catalogue.importedPage.editTitle')}
    >
      {(form) => product && <EditImported key={product.id} product={product} {...form} />}
    </FormModal>
  )
}

interface EditImportedProps extends FormInModal {
  product: UserProduct
}

function EditImported({ product, onDirty, onDone, onCancel }: EditImportedProps) {
  const t = useTranslations('products')
  const sentence = useFailureSentence()
  // What was read first: a later read must not pass for a change made here.
  const [before] = useState(product)
  const form = useProductForm(draftOf(before))
  const change = useChangeProduct()
  const { values: draft, setValues, field } = form
  const failure = change.isError
    ? statusOf(change.error) === 404
      ? t('editPage.gone')
      : sentence(t('failure.change'), change.error)
    : undefined

  const impact = usePriceImpact((facts, close) =>
    change.mutate(facts, {
      onSuccess: () => {
        close()
        notifySuccess(t('notice.changed'))
        onDone()
      },
      onError: (error) => {
        // Errors of the whole product are shown in the form.
        if (fieldIssuesOf(error).length > 0 || statusOf(error) === 404) close()
      },
    }),
  )
  const busy = change.isPending || impact.asking

  const save = () => {
    if (busy) return
    form.submit(() => {
      if (!isChanged(before, draft)) return onDone()
      impact.askThenSave({ id: before.id, ...changeOf(before, draft) })
    })
  }

  return (
    <>
      <Form onChange={onDirty} onSubmit={save}>
        <Stack gap="lg">
          <BasicFields draft={draft} change={setValues} field={field} withCategory={false} />
          <AllergenFields {...field('allergens')} draft={draft} change={setValues} />
          {impact.failure !== null && <ErrorBanner text={sentence(t('impact.failure'), impact.failure)} />}
          {failure !== undefined && impact.impact === null && <ErrorBanner text={failure} />}
          <FormFoot busy={busy} onCancel={onCancel}>
            {busy ? t('form.saving') : t('form.save')}
          </FormFoot>
        </Stack>
      </Form>
      <PriceImpactModal
        impact={impact.impact}
        busy={change.isPending}
        error={failure}
        onConfirm={impact.confirm}
        onCancel={impact.close}
      />
    </>
  )
}
