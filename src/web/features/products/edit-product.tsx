import { Button, Card, Group, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { FocusedAlert } from '#web/ui/conflict/focused-alert.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { PageHeader, type PageHeaderProps } from '#web/ui/page-header.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { ArticlesCard } from './articles/articles-card.tsx'
import { DeleteProductModal } from './delete-product-modal.tsx'
import classes from './edit-product.module.css'
import { isChanged } from '#web/entities/product/form/product-draft.ts'
import { ProductFields } from './form/product-fields.tsx'
import { MergesCard } from './merge/merges-card.tsx'
import { NewPriceCard } from './new-price/new-price-card.tsx'
import type { ProductOpening } from './product-search.ts'
import { PriceImpactModal } from '#web/entities/price/guard/price-impact-modal.tsx'
import { ProductUseCard } from './product-use-card.tsx'
import { ReplacementsCard } from './replacement/replacements-card.tsx'
import { useKeyboardInset } from '#web/lib/browser/use-keyboard-inset.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { isUnavailable } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useEditProduct } from './use-edit-product.ts'
import { usePriceChangeText } from './use-price-change-text.ts'

export interface EditProductProps {
  product: UserProduct
  crumb: NonNullable<PageHeaderProps['crumb']>
  onDone: () => void
  history: ReactNode
  labels: (product: UserProduct) => ReactNode
  /** What it begins with. */
  opening?: ProductOpening | undefined
}

export function EditProduct({ product, crumb, onDone, history, labels, opening }: EditProductProps) {
  const t = useTranslations('products')
  const sentence = useFailureSentence()
  const changeText = usePriceChangeText()
  const [deleting, setDeleting] = useState(false)
  const {
    opened,
    form,
    impact,
    conflict,
    creation,
    correct,
    gone,
    busy,
    changing,
    failure,
    away,
    submit,
    priceTaken,
  } = useEditProduct(product, onDone)
  const unsaved = isChanged(opened, form.values)
  const phone = usePhone()
  useKeyboardInset()
  const remove = (
    <DemoLock>
      <Button variant="outline" color="beetroot" onClick={() => setDeleting(true)} disabled={busy || gone}>
        {t('editPage.delete')}
      </Button>
    </DemoLock>
  )

  return (
    <>
      <PageHeader
        title={t('editPage.title')}
        crumb={crumb}
        actions={
          <>
            {labels(opened)}
            {!phone && remove}
          </>
        }
      />
      {product.newPrice && <NewPriceCard product={product} news={product.newPrice} onTaken={priceTaken} />}
      <div className={classes.columns}>
        <Stack gap="lg">
          <Card>
            <Form onSubmit={submit}>
              <ProductFields form={form} priceFirst focusPrice={opening === 'price'} />
              <Stack gap="sm" mt={20}>
                <ConflictNotice conflict={conflict} busy={busy} />
                <MadeBeforeNotice
                  creation={creation}
                  nameOf={(made) => made.name}
                  busy={busy}
                  onCorrect={correct}
                  onAnother={submit}
                />
                {gone && <FocusedAlert>{t('editPage.goneWhileEditing')}</FocusedAlert>}
                {impact.failure !== null && (
                  <ErrorBanner
                    text={sentence(t('impact.failure'), impact.failure)}
                    {...(isUnavailable(impact.failure) && { onRetry: submit })}
                  />
                )}
                {failure !== undefined && impact.impact === null && (
                  <ErrorBanner text={failure} {...(away && { onRetry: submit })} />
                )}
                <Group justify="flex-end" className={classes.foot}>
                  <SubmitButton busy={busy}>
                    {busy ? t('form.saving') : gone ? t('editPage.addAgain') : t('form.save')}
                  </SubmitButton>
                </Group>
              </Stack>
            </Form>
          </Card>
          <ArticlesCard product={opened} />
        </Stack>
        <Stack gap="lg">
          {history}
          <ProductUseCard
            product={opened}
            unsaved={unsaved}
            opening={opening === 'price' ? undefined : opening}
          />
          <ReplacementsCard id={opened.id} />
          <MergesCard id={opened.id} />
          {phone && remove}
        </Stack>
      </div>
      <UnsavedChangesGuard dirty={unsaved} />
      <PriceImpactModal
        impact={impact.impact}
        intro={changeText(opened, form.values)}
        busy={changing}
        error={failure}
        onConfirm={impact.confirm}
        onCancel={impact.close}
      />
      <DeleteProductModal
        product={deleting ? opened : null}
        onClose={() => setDeleting(false)}
        onDeleted={onDone}
      />
    </>
  )
}
