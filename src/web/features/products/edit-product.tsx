import { Button, Card, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { fieldIssuesOf, statusOf } from '#web/lib/failure/failure.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { PageHeader, type PageHeaderProps } from '#web/ui/page-header.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { DeleteProductModal } from './delete-product-modal.tsx'
import classes from './edit-product.module.css'
import { changeOf, draftOf, inputOf, isChanged } from '#web/entities/product/form/product-draft.ts'
import { ProductFields } from './form/product-fields.tsx'
import { useProductForm } from '#web/entities/product/form/use-product-form.ts'
import { NewPriceCard } from './new-price/new-price-card.tsx'
import { PriceImpactModal } from './price-impact-modal.tsx'
import { ProductUseCard } from './product-use-card.tsx'
import { productGone, useAddProduct, useChangeProduct } from './products-api.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { usePriceImpact } from './use-price-impact.ts'

export interface EditProductProps {
  product: UserProduct
  crumb: PageHeaderProps['crumb']
  onDone: () => void
  history: ReactNode
}

export function EditProduct({ product, crumb, onDone, history }: EditProductProps) {
  const t = useTranslations('products')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  // What was read first: a later read must not pass for a change made here.
  const [before, setBefore] = useState(product)
  const form = useProductForm(draftOf(before))
  const [deleting, setDeleting] = useState(false)
  const change = useChangeProduct()
  const addAgain = useAddProduct()
  const gone = statusOf(change.error) === 404
  const failure = addAgain.error ?? (gone ? null : change.error)

  const saved = (notice: string) => {
    notifySuccess(notice)
    onDone()
  }

  const impact = usePriceImpact((facts, close) =>
    change.mutate(facts, {
      onSuccess: () => {
        close()
        saved(t('notice.changed'))
      },
      onError: (error) => {
        // Errors of a field, or of the whole product, are shown in the form.
        if (fieldIssuesOf(error).length > 0 || statusOf(error) === 404) close()
        form.reportFailure(error)
      },
    }),
  )
  const busy = form.submitting || change.isPending || addAgain.isPending || impact.asking

  const save = () => {
    if (busy) return
    form.submit((_, draft) => {
      if (!isChanged(before, draft)) return onDone()
      impact.askThenSave({ id: before.id, ...changeOf(before, draft) })
    })
  }
  const saveAsNew = () => {
    if (busy) return
    form.submit((_, draft) =>
      addAgain.mutate(inputOf(draft), {
        onSuccess: () => {
          saved(t('notice.added'))
          productGone(queryClient, before.id)
        },
        onError: form.reportFailure,
      }),
    )
  }

  return (
    <>
      <PageHeader
        title={t('editPage.title')}
        crumb={crumb}
        actions={
          <DemoLock>
            <Button
              variant="outline"
              color="beetroot"
              onClick={() => setDeleting(true)}
              disabled={busy || gone}
            >
              {t('editPage.delete')}
            </Button>
          </DemoLock>
        }
      />
      {product.newPrice && (
        <NewPriceCard
          product={product}
          news={product.newPrice}
          onTaken={(priceHt) => {
            setBefore((read) => ({ ...read, priceHt }))
            form.setValues({ priceHt })
          }}
        />
      )}
      <div className={classes.columns}>
        <Card>
          <Form onSubmit={gone ? saveAsNew : save}>
            <ProductFields form={form} />
            <Stack gap="sm" mt={20}>
              {gone && <ErrorBanner text={t('editPage.goneWhileEditing')} />}
              {impact.failure !== null && (
                <ErrorBanner text={sentence(t('impact.failure'), impact.failure)} />
              )}
              {failure !== null && impact.impact === null && (
                <ErrorBanner text={sentence(t('failure.change'), failure)} />
              )}
              <Group justify="flex-end">
                <SubmitButton busy={busy}>
                  {busy ? t('form.saving') : gone ? t('editPage.addAgain') : t('form.save')}
                </SubmitButton>
              </Group>
            </Stack>
          </Form>
        </Card>
        <Stack gap="lg">
          {history}
          <ProductUseCard id={before.id} />
        </Stack>
      </div>
      <UnsavedChangesGuard dirty={isChanged(before, form.values)} />
      <PriceImpactModal
        impact={impact.impact}
        busy={change.isPending}
        error={failure === null ? undefined : sentence(t('failure.change'), failure)}
        onConfirm={impact.confirm}
        onCancel={impact.close}
      />
      <DeleteProductModal
        product={deleting ? before : null}
        onClose={() => setDeleting(false)}
        onDeleted={onDone}
      />
    </>
  )
}
