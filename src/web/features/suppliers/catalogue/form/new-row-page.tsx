import { Button, Card, Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { changedFacts } from '#web/entities/product/form/product-draft.ts'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'
import { useProductForm } from '#web/entities/product/form/use-product-form.ts'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { useAddRow, useChangeRow } from '../catalogue-api.ts'
import { KnownSupplier } from '../known-supplier.tsx'
import { checkedRow, emptyRow, factsOf, newRowSchema } from './row-draft.ts'
import { RowFields } from './row-fields.tsx'

export interface NewRowPageProps {
  id: string
  /** Leads to the catalogue that the product went into, without asking about unsaved work. */
  onSaved: (supplierId: string) => void
}

/** /suppliers/{id}/products/new */
export function NewRowPage({ id, onSaved }: NewRowPageProps) {
  return (
    <KnownSupplier id={id} skeleton={<FormSkeleton />}>
      {({ id, name }) => <NewRow supplier={{ id, name }} onSaved={onSaved} />}
    </KnownSupplier>
  )
}

function NewRow({ supplier, onSaved }: { supplier: SupplierRef; onSaved: (id: string) => void }) {
  const t = useTranslations('catalogue')
  const textOf = useFailureText()
  const form = useProductForm(emptyRow(supplier), newRowSchema, checkedRow)
  const add = useAddRow()
  const { values: draft, setValues, field } = form
  const supplierGone = statusOf(add.error) === 404
  const change = useChangeRow()
  const busy = add.isPending || change.isPending || form.submitting
  const failure = change.error ?? (supplierGone || add.madeBefore !== null ? null : add.error)
  const dirty = Object.keys(changedFacts(emptyRow(supplier), draft)).length > 0

  const saved = (supplierId: string) => {
    notifySuccess(t('notice.added'))
    onSaved(supplierId)
  }
  /** Changes the row that the first attempt has made to what is typed. */
  const correct = ({ id: productId, supplierId: id }: CatalogueProduct) =>
    form.submit((_, draft) =>
      change.mutate(
        { ...factsOf(draft), id, productId },
        { onSuccess: () => saved(id), onError: form.reportFailure },
      ),
    )

  const save = () => {
    if (busy) return
    form.submit((_, draft) => {
      if (draft.supplier === null) return
      const { id } = draft.supplier
      add.mutate(
        { ...factsOf(draft), id },
        {
          onSuccess: () => saved(id),
          onError: (failure) => {
            const supplierGone = statusOf(failure) === 404
            if (supplierGone) form.report([{ path: 'supplierId', rule: 'unknown-reference' }])
            else form.reportFailure(failure)
          },
        },
      )
    })
  }

  return (
    <>
      <PageHeader
        title={t('form.title')}
        crumb={{ label: supplier.name, to: paths.supplierProducts(supplier.id) }}
      />
      <Card maw={680}>
        <Form onSubmit={save}>
          <Stack gap="lg">
            <RowFields
              form={form}
              supplier={
                <SupplierPicker
                  {...field('supplierId')}
                  label={t('form.supplier')}
                  placeholder={t('form.supplierPlaceholder')}
                  value={draft.supplier}
                  onChange={(chosen) => setValues({ supplier: chosen })}
                  onLookupChange={(state) => form.reportLookup('supplierId', state)}
                  withAsterisk
                />
              }
            />
            <MadeBeforeNotice
              creation={add}
              nameOf={({ name }) => name}
              busy={busy}
              // A row does not go from one catalogue to another.
              onCorrect={add.madeBefore?.supplierId === draft.supplier?.id ? correct : undefined}
              onAnother={save}
            />
            {failure !== null && <ErrorBanner text={textOf(failure, t('failure.add'))} />}
            <Group justify="flex-end" gap="sm">
              <ButtonLink to={paths.supplierProducts(supplier.id)} variant="default">
                {t('form.cancel')}
              </ButtonLink>
              <Button type="submit" disabled={busy}>
                {busy ? t('form.saving') : t('form.save')}
              </Button>
            </Group>
          </Stack>
        </Form>
      </Card>
      <UnsavedChangesGuard dirty={dirty && !add.isSuccess && !change.isSuccess} />
    </>
  )
}
