import { Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { FocusedAlert } from '#web/ui/conflict/focused-alert.tsx'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { type FormInModal, FormModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { AllergenFields } from '#web/entities/product/form/allergen-fields.tsx'
import { BasicFields } from '#web/entities/product/form/basic-fields.tsx'
import { PriceImpactModal } from '#web/entities/price/guard/price-impact-modal.tsx'
import { useEditProduct } from '../use-edit-product.ts'
import { usePriceChangeText } from '../use-price-change-text.ts'

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
  const changeText = usePriceChangeText()
  const { opened, form, impact, conflict, creation, correct, gone, busy, changing, failure, submit } =
    useEditProduct(product, onDone)
  const { values: draft, setValues, field } = form

  return (
    <>
      <Form onChange={onDirty} onSubmit={submit}>
        <Stack gap="lg">
          <BasicFields draft={draft} change={setValues} field={field} withCategory={false} />
          <AllergenFields {...field('allergens')} draft={draft} change={setValues} />
          <ConflictNotice conflict={conflict} busy={busy} />
          <MadeBeforeNotice
            creation={creation}
            nameOf={(made) => made.name}
            busy={busy}
            onCorrect={correct}
            onAnother={submit}
          />
          {gone && <FocusedAlert>{t('editPage.goneWhileEditing')}</FocusedAlert>}
          {impact.failure !== null && <ErrorBanner text={sentence(t('impact.failure'), impact.failure)} />}
          {failure !== undefined && impact.impact === null && <ErrorBanner text={failure} />}
          <FormFoot busy={busy} onCancel={onCancel}>
            {busy ? t('form.saving') : gone ? t('editPage.addAgain') : t('form.save')}
          </FormFoot>
        </Stack>
      </Form>
      <PriceImpactModal
        impact={impact.impact}
        intro={changeText(opened, draft)}
        busy={changing}
        error={failure}
        onConfirm={impact.confirm}
        onCancel={impact.close}
      />
    </>
  )
}
